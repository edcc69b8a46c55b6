/**
 * Keeps the text of a page that the browser translates (watch-for-translation.ts). React writes to its own text nodes,
 * which are then no longer in the page: a growing answer would lose text on screen, and removing such a node would end
 * in an error page. Once this module is loaded, a text that React changes is shown in place of its outdated
 * translation, and what React removes leaves the screen.
 */

/** What shows the translation of a text node that is no longer in the page. */
const translations = new WeakMap<Node, ChildNode>()

/** React's changes to such text nodes. */
const changes = new MutationObserver(records => {
  for (const { target } of records) translations.get(target)?.replaceWith(target)
})

/** `records`: what was added to the page and removed from it, also before this module was loaded. */
export function followTranslation(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling } of records) {
    for (const node of addedNodes) {
      translations.get(node)?.remove()
      translations.delete(node)
    }
    const [text] = removedNodes
    const translation = addedNodes[0] ?? previousSibling
    if (text instanceof Text && !text.isConnected && translation?.nodeName === 'FONT') {
      translations.set(text, translation as ChildNode)
      changes.observe(text, { characterData: true })
    }
  }
}

const { insertBefore, removeChild } = Node.prototype

Node.prototype.removeChild = function (node) {
  if (node.parentNode === this) return removeChild.call(this, node) as typeof node
  const shown = translations.get(node) ?? node
  shown.parentNode?.removeChild(shown)
  return node
}

Node.prototype.insertBefore = function (node, next) {
  let place: Node | null = next
  while (place && place.parentNode !== this) place = translations.get(place) ?? place.parentNode
  return insertBefore.call(this, node, place) as typeof node
}
