/** How models that think within their text mark it: DeepSeek and Qwen, and Gemma. */
const thoughtTags = [
  { opening: '<think>', closing: '</think>' },
  { opening: '<thought>', closing: '</thought>' },
]

/**
 * Removes the thoughts that some models write before the answer, as a part of its text. A server of such a model can
 * usually be told to send them separately, but few do by default. The function gets each piece of the text and returns
 * what belongs to the answer. The opening tag is one token, so it is never split between pieces.
 */
export function createThoughtRemover(): (piece: string) => string {
  let stage: 'beginning' | 'thinking' | 'before answer' | 'answer' = 'beginning'
  let closing = ''
  /** The end of the thoughts so far, which may contain the beginning of the closing tag. */
  let tail = ''

  function begin(piece: string): string {
    const start = piece.trimStart()
    const tag = thoughtTags.find(({ opening }) => start.startsWith(opening))
    if (tag) {
      stage = 'thinking'
      closing = tag.closing
      return think(start.slice(tag.opening.length))
    }
    if (start !== '') stage = 'answer'
    return piece
  }

  function think(piece: string): string {
    const thoughts = tail + piece
    const end = thoughts.indexOf(closing)
    if (end === -1) {
      tail = thoughts.slice(-closing.length)
      return ''
    }
    stage = 'before answer'
    return beginAnswer(thoughts.slice(end + closing.length))
  }

  function beginAnswer(piece: string): string {
    const start = piece.trimStart()
    if (start !== '') stage = 'answer'
    return start
  }

  return piece => {
    if (stage === 'answer') return piece
    if (stage === 'beginning') return begin(piece)
    return stage === 'thinking' ? think(piece) : beginAnswer(piece)
  }
}
