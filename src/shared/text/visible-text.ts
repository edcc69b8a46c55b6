/** Whether anything in the text can be seen: zero-width characters and the like cannot. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text)
}
