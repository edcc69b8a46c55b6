import { useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { usersViewParameters } from '#web/admin/common/console-url.ts'
import { currentPath } from '#web/lib/history/current-path.ts'
import { type UserSort, userSorts } from './user-search.ts'

/** How the column of users is filtered and sorted. */
type ListSearch = { text: string; sort: UserSort }

/** The delay after the last keystroke. Browsers limit how often the URL may change. */
const writeDelayMs = 250

/**
 * The search and the order of the list of users. They stay while another view is open, and after a link that does not
 * name them. The URL of the users view has them too, so that a reload, Back and a link show the same list.
 */
export function useListSearch() {
  const url = useSearch()
  const [search, setSearch] = useState(() => readSearch() ?? initial)

  useEffect(() => {
    const restore = () => setSearch(shown => readSearch() ?? shown)
    addEventListener('popstate', restore)
    return () => removeEventListener('popstate', restore)
  }, [])

  // The URL of a link that was followed has no search, and gets it at once.
  const lastUrl = useRef(url)
  useEffect(() => {
    const delayMs = lastUrl.current === url ? writeDelayMs : 0
    lastUrl.current = url
    const timer = setTimeout(writeSearch, delayMs, search)
    return () => clearTimeout(timer)
  }, [search, url])

  return {
    search,
    setSearch,
    /** Call it before a link is followed: the entry of the history that is left must have the search. */
    writeSearch: () => writeSearch(search),
  }
}

const initial: ListSearch = { text: '', sort: 'email' }

/** Undefined if another view is open. */
function readSearch(): ListSearch | undefined {
  const parameters = usersViewParameters()
  if (!parameters) return undefined
  const sort = userSorts.find(each => each === parameters.get('sort'))
  return { text: parameters.get('q') ?? initial.text, sort: sort ?? initial.sort }
}

/** Changes the current entry of the history, unless another view is open. */
function writeSearch({ text, sort }: ListSearch): void {
  const parameters = usersViewParameters()
  if (!parameters) return
  parameters.delete('q')
  parameters.delete('sort')
  if (text.trim() !== '') parameters.set('q', text)
  if (sort !== initial.sort) parameters.set('sort', sort)
  // Not `parameters.size`, which Safari 16 and Chrome 112 do not have.
  const query = parameters.toString()
  const path = query === '' ? location.pathname : `${location.pathname}?${query}`
  if (path !== currentPath()) navigate(path, { replace: true, state: history.state })
}
