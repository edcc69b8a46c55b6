import { useParams } from 'wouter'
import { LibraryPage } from './library-page.tsx'
import { SheetPage } from './sheet-page.tsx'

/** `/library` and `/library/{id}`. */
export function LibraryPages() {
  const { id } = useParams()
  return id === undefined ? <LibraryPage /> : <SheetPage key={id} id={id} />
}
