const FORMAT = 'deflate-raw';

export async function compress(text: string): Promise<Uint8Array> {
  const stream = new CompressionStream(FORMAT);
  const written = write(stream.writable, new TextEncoder().encode(text));
  const [packed] = await Promise.all([readAll(stream.readable, Infinity), written]);
  return packed;
}

/** @throws {RangeError} it unpacks to more than `most` bytes; {TypeError} it is damaged. */
export async function decompress(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string> {
  const stream = new DecompressionStream(FORMAT);
  // Fails together with the reading side, which says why.
  write(stream.writable, bytes).catch(() => undefined);
  return new TextDecoder('utf-8', { fatal: true }).decode(await readAll(stream.readable, most));
}

async function write(writable: WritableStream<BufferSource>, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const writer = writable.getWriter();
  await writer.write(bytes);
  await writer.close();
}

async function readAll(readable: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = readable.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError(`More than ${most} bytes.`);
    }
    chunks.push(part.value);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer()); // of their own buffers
}
