/** Where the reader was in a conversation that they left for a sheet. `offset`: that of the first loaded message. */
export type RememberedPlace = { path: string; offset: number; fromTopPx: number; fromEndPx: number }

let remembered: RememberedPlace | undefined

export function rememberPlace(place: RememberedPlace): void {
  remembered = place
}

/** Whether a conversation will be scrolled to a remembered place, for which all its rows are needed. */
export function hasRememberedPlace(): boolean {
  return remembered !== undefined
}

export function takeRememberedPlace(): RememberedPlace | undefined {
  const place = remembered
  remembered = undefined
  return place
}
