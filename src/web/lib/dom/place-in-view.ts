/** A point in a list, which is kept in place on screen when the list's width changes and its lines break elsewhere. */
type Place = {
  element: Element
  /** How far down the element the point is, as a fraction of its height. */
  fraction: number
  /** From the top of the list to the point. */
  offsetPx: number
}

/** The place of each list on screen. */
const places = new WeakMap<Element, Place>()

/** Saves the place of a list: the beginning of this element or, without one, what is at the top of the view. */
export function savePlace(list: Element, element?: Element): void {
  const { left, top } = list.getBoundingClientRect()
  if (element) {
    places.set(list, { element, fraction: 0, offsetPx: element.getBoundingClientRect().top - top })
    return
  }
  const atTop = document.elementFromPoint(left + list.clientWidth / 2, top + 1)
  // Something else, such as a dialog, can cover the list.
  if (!atTop || atTop === list || !list.contains(atTop)) return
  const box = atTop.getBoundingClientRect()
  const fraction = box.height > 0 ? (top - box.top) / box.height : 0
  places.set(list, { element: atTop, fraction, offsetPx: 0 })
}

/** Scrolls so that the saved place is where it was. */
export function showPlace(list: Element): void {
  const place = places.get(list)
  if (!place || !list.contains(place.element)) return
  const { top, height } = place.element.getBoundingClientRect()
  list.scrollTop += top + place.fraction * height - place.offsetPx - list.getBoundingClientRect().top
}
