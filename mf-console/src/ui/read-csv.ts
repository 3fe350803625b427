const LINE_FEED = 10;
const PROGRESS_EVERY_MS = 100;
const PART_BYTES = 4 * 1024 * 1024;

export interface ReadCsvOptions {
  signal: AbortSignal;
  /** Told now and then how many lines have been read, without the header. */
  onLines?: (lines: number) => void;
}

export interface CsvFile {
  content: Blob;
  /** Without the header. A cell with a line break counts as two. */
  lines: number;
}

/**
 * Reads a long CSV stream in pieces without blocking the page, and reports progress. The pieces are kept as blobs, which the
 * browser may store on disk.
 */
export async function readCsv(
  body: ReadableStream<Piece> | null,
  { signal, onLines }: ReadCsvOptions,
): Promise<CsvFile> {
  const parts = new BlobParts();
  let lines = -1; // the first line is the header
  let toldAt = performance.now();
  for await (const piece of readPieces(body, signal)) {
    lines += countBytes(LINE_FEED, piece);
    parts.add(piece);
    if (performance.now() - toldAt < PROGRESS_EVERY_MS) continue;
    onLines?.(Math.max(0, lines));
    await yieldToBrowser();
    toldAt = performance.now();
  }
  return { content: parts.toBlob('text/csv'), lines };
}

type Piece = Uint8Array<ArrayBuffer>;

/** The pieces as they arrive. Cancelling ends the wait for the next one, however long that takes. */
async function* readPieces(body: ReadableStream<Piece> | null, signal: AbortSignal): AsyncGenerator<Piece> {
  const reader = body?.getReader();
  if (!reader) return;
  const stop = () => void reader.cancel().catch(() => undefined); // failed already: there is nothing left to stop
  signal.addEventListener('abort', stop);
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    signal.removeEventListener('abort', stop);
    reader.releaseLock();
  }
}

class BlobParts {
  #done: Blob[] = [];
  #open: Piece[] = [];
  #bytes = 0;

  add(piece: Piece): void {
    this.#open.push(piece);
    this.#bytes += piece.byteLength;
    if (this.#bytes >= PART_BYTES) this.#close();
  }

  toBlob(type: string): Blob {
    this.#close();
    return new Blob(this.#done, { type });
  }

  #close(): void {
    this.#done.push(new Blob(this.#open));
    this.#open = [];
    this.#bytes = 0;
  }
}

function countBytes(byte: number, bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(byte); at !== -1; at = bytes.indexOf(byte, at + 1)) count += 1;
  return count;
}

/** Yields to the browser, so that it can paint and handle input. */
function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
