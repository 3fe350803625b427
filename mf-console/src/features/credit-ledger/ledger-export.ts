import { accountsApi, unwrap } from '@declic/openapi/accounts';
import type { UsageScope } from '../../usage/usage-scope';
import { fileNameOf } from '../../ui/save-file';
import { toQuery } from './credit-ledger.queries';

export interface ExportProgress {
  lines: number;
  total: number;
}

export interface ExportOptions {
  /** The newest line of the history on screen: the file has what the pages have. */
  asOf: number;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
}

export interface ExportedFile {
  name: string;
  content: Blob;
  lines: number;
}

const LINE_FEED = 10;
const PROGRESS_EVERY_MS = 100;
const PART_BYTES = 4 * 1024 * 1024;

/**
 * Reads the whole history as CSV, a piece at a time, so that the page stays alive and knows how far it is. What was read is
 * handed to the browser in blobs, which it may keep on disk.
 */
export async function exportLedger(
  scope: UsageScope,
  { asOf, signal, onProgress }: ExportOptions,
): Promise<ExportedFile> {
  const answer = accountsApi.GET('/api/accounts/ledger/export', {
    params: { query: { ...toQuery(scope), p_as_of: asOf } },
    parseAs: 'stream',
    signal,
  });
  const body = await unwrap(answer);
  const { response } = await answer;
  const total = Number(response.headers.get('x-total-count') ?? 0);

  const parts = new BlobParts();
  let lines = -1; // the first line is the header
  let toldAt = performance.now();
  for await (const piece of piecesOf(body, signal)) {
    lines += countOf(LINE_FEED, piece);
    parts.add(piece);
    if (performance.now() - toldAt < PROGRESS_EVERY_MS) continue;
    onProgress({ lines: Math.min(Math.max(0, lines), total), total });
    await breath();
    toldAt = performance.now();
  }
  // A reason may have a line break of its own, so there may be more line feeds than lines, but never fewer.
  if (lines < total) throw new Error('The file ended early.');
  return { name: fileNameOf(response, 'credit-history.csv'), content: parts.toBlob('text/csv'), lines: total };
}

type Piece = Uint8Array<ArrayBuffer>;

/** The pieces as they arrive. Cancelling ends the wait for the next one, however long that takes. */
async function* piecesOf(body: ReadableStream<Piece> | null, signal: AbortSignal): AsyncGenerator<Piece> {
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

function countOf(byte: number, bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(byte); at !== -1; at = bytes.indexOf(byte, at + 1)) count += 1;
  return count;
}

/** Lets the page draw, and hear a click on "Cancel". */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
