import type { LivePage, ReadForPage } from '@declic/remote-kit/contract';
import type { PageAddress } from './messages';
import { PageProcess, UnrenderedPageError } from './page-process';

/** From the start of a process, and for each page, with all that it reads. */
const LIMIT_MS = 3_000;
/** After a process was lost; twice as long each time, until one renders a page. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A process that renders nothing for so long ends. */
const IDLE_MS = 300_000;
/** A page that is not kept yet is given up where so many wait: the service is not asked for any number of addresses. */
const MOST_WAITING = 16;

export interface PageRendererOptions {
  readonly workerFile: string;
  /** The program of the release, once. */
  readonly source: Promise<string>;
  readonly read: ReadForPage;
  readonly limitMs?: number | undefined;
}

/** No process is started for a while. */
class PausedError extends Error {}

/** A page, and when what it shows began to be read. */
export interface RenderedLivePage {
  readonly page: LivePage;
  readonly from: number;
}

/** Renders pages of one release, one after the other, in a process that it starts and replaces. */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  #process: PageProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #losses = 0;
  #preparedAt = -Infinity;
  #pausedUntil = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(options: PageRendererOptions) {
    this.#options = options;
  }

  /** @throws why there is no page: also when there are too many to render, or the last process was lost a moment ago. */
  async render(address: PageAddress, { isKnown }: { isKnown: boolean }): Promise<RenderedLivePage> {
    if (!isKnown && this.#waiting >= MOST_WAITING) throw new Error('There are too many pages to render.');
    this.#waiting += 1;
    const rendering = this.#last.then(() => this.#renderNow(address));
    this.#last = rendering.catch(() => undefined);
    return rendering.finally(() => (this.#waiting -= 1));
  }

  /** Starts the process before the first page is asked for; after a time in which none was, again. */
  prepare(): void {
    const now = performance.now();
    if (now - this.#preparedAt < IDLE_MS) return;
    this.#preparedAt = now;
    // Who asks for a page hears why there is none.
    void this.#running().catch(() => undefined);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#idle);
    this.#process?.stop();
  }

  async #renderNow(address: PageAddress): Promise<RenderedLivePage> {
    const { limitMs = LIMIT_MS, read } = this.#options;
    clearTimeout(this.#idle);
    try {
      const process = await this.#running();
      const from = performance.now();
      const page = await process.render(address, read, limitMs);
      this.#losses = 0;
      return { page, from };
    } catch (error) {
      if (!(error instanceof UnrenderedPageError || error instanceof PausedError)) this.#pause();
      throw error;
    } finally {
      this.#endWhenIdle();
    }
  }

  async #running(): Promise<PageProcess> {
    const source = await this.#options.source;
    if (this.#isStopped) throw new Error('The release is no longer in use.');
    if (this.#process && !this.#process.hasEnded) return this.#process;
    if (performance.now() < this.#pausedUntil) throw new PausedError('Its last process was lost a moment ago.');
    this.#process = new PageProcess(this.#options.workerFile, source);
    this.#endWhenIdle();
    return this.#process;
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#process?.stop(), IDLE_MS).unref();
  }

  #pause(): void {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#losses, LONGEST_PAUSE_MS);
    this.#losses += 1;
    this.#pausedUntil = performance.now() + pause;
  }
}
