/** The registry answers with less than a megabyte. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * The JSON of an answer, unpacked, as far as it is of a usual size.
 *
 * @throws Error when it has more bytes, or is no JSON.
 */
export async function readJson({ url, body }: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const chunks = (body ?? []) as Iterable<Uint8Array> | AsyncIterable<Uint8Array>; // the stream's own type says any
  // Leaving the loop ends the connection.
  for await (const part of chunks) {
    bytes += part.byteLength;
    if (bytes > MAX_BYTES) throw new Error(`${url} answered with more than ${MAX_BYTES} bytes.`);
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString());
}
