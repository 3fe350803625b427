import { spawn } from 'node:child_process';
import { confinedCommand, FairSlots, findTools, readableFolders, type Tools } from '../confinement';
import { PdfReadError, PdfReaderBusyError } from './pdf-read-error';
import { type PdfReply, pdfReply } from './pdf-reply';
import type { PdfTextLimits } from './read-text';

export interface PdfText {
  readonly pages: number;
  readonly text: string;
}

export interface PdfReaderOptions extends PdfTextLimits {
  /** The built file that calls `servePdf`. */
  readonly workerFile: string;
  readonly maxBytes: number;
  /** From the start of the process. 20 s by default. */
  readonly deadlineMs?: number;
  /** The longest wait for a process. 10 s by default. */
  readonly waitMs?: number;
  /** What limits the process; by default what this machine has. */
  readonly tools?: Tools;
}

/** Processes at a time. One account has one of them. */
const PROCESSES = 2;
/** Beyond what V8 reserves, in MB. */
const MEMORY_MB = 512;
const HEAP_MB = 256;
/** A character of a text takes at most six in JSON. */
const REPLY_BYTES_PER_CHARACTER = 6;
/** For the log. */
const STDERR_CHARACTERS = 2_000;

/**
 * Reads texts of PDFs, each in a process of its own: without network, files and memory beyond limits, and killed at the deadline.
 *
 * @decision D21
 */
export class PdfReader {
  private readonly slots = new FairSlots(PROCESSES);

  constructor(private readonly options: PdfReaderOptions) {}

  /**
   * @throws {PdfReadError} the file has no text that can be read, or is beyond the limits.
   * @throws {PdfReaderBusyError} no process became free in time.
   */
  async read(bytes: Uint8Array, account: string): Promise<PdfText> {
    const { maxBytes, waitMs = 10_000 } = this.options;
    if (bytes.length > maxBytes) throw new PdfReadError('too-large');
    const wait = AbortSignal.timeout(waitMs);
    await this.slots.take(account, wait).catch((cause: unknown) => {
      throw new PdfReaderBusyError(cause);
    });
    try {
      const reply = await this.readInProcess(bytes);
      if (!reply.ok) throw new PdfReadError(reply.problem);
      return reply;
    } finally {
      this.slots.give(account);
    }
  }

  private readInProcess(bytes: Uint8Array): Promise<PdfReply> {
    const { deadlineMs = 20_000, maxCharacters } = this.options;
    const { file, args } = this.toCommand();
    const child = spawn(file, args, { env: {}, stdio: ['pipe', 'pipe', 'pipe'] });
    let isStopped = false;
    const stop = () => {
      isStopped = true;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(stop, deadlineMs);
    const chunks: Buffer[] = [];
    let received = 0;
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > maxCharacters * REPLY_BYTES_PER_CHARACTER) stop();
      else chunks.push(chunk);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr = (stderr + text).slice(-STDERR_CHARACTERS)));
    // A process that ended before it had read everything is reported by its end.
    child.stdin.on('error', () => undefined).end(bytes);
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => {
        clearTimeout(timer);
        const reply = code === 0 ? parseReply(Buffer.concat(chunks)) : undefined;
        const isTooComplex = isStopped || /out of memory|bad_alloc|cannot allocate memory/i.test(stderr);
        if (reply) resolve(reply);
        else reject(new PdfReadError(isTooComplex ? 'too-complex' : 'broken', { cause: new Error(stderr) }));
      });
    });
  }

  /** Reads the build and its packages, writes nothing, starts nothing, and has no network. */
  private toCommand() {
    const { workerFile, tools = findTools(), maxPages, maxCharacters } = this.options;
    const readable = readableFolders(workerFile).map((folder) => `--allow-fs-read=${folder}`);
    return confinedCommand(
      workerFile,
      [String(maxPages), String(maxCharacters)],
      { memoryMb: MEMORY_MB, heapMb: HEAP_MB, withoutNetwork: true, nodeOptions: ['--permission', ...readable] },
      tools,
    );
  }
}

function parseReply(bytes: Buffer): PdfReply | undefined {
  try {
    return pdfReply.parse(JSON.parse(bytes.toString()));
  } catch {
    return undefined;
  }
}
