import { type RefObject, useLayoutEffect } from 'react'

/**
 * Shows the text in the field, which has no `value`. With that, React would also change the field's default value after
 * each letter, and Undo would then take back only one letter at a time.
 */
export function useFieldText(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const { current } = field
    if (current && current.value !== text) current.value = text
  }, [field, text])
}
