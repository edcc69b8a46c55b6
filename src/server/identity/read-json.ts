/** Far more than a page of a thousand accounts has. */
const maxBodyBytes = 16 * 1024 * 1024

/**
 * The JSON of a response. Throws if it is not JSON or is too large: a server that answers without end in place of the
 * provider must not use up the memory. Compressed responses count as what they expand to.
 */
export async function readJson(response: Response): Promise<unknown> {
  const pieces: Uint8Array[] = []
  let sizeBytes = 0
  for await (const piece of response.body ?? []) {
    sizeBytes += piece.length
    // Ending the loop early closes the connection.
    if (sizeBytes > maxBodyBytes) throw new Error('the response of the auth provider is too large')
    pieces.push(piece)
  }
  return JSON.parse(Buffer.concat(pieces).toString('utf8'))
}
