import type { FastifyBaseLogger } from 'fastify';
import { readJson } from '../http/read-json';
import type { Composition } from './composition';
import { CompositionFile } from './composition-file';
import { mergeCompositions, type MergedComposition } from './merge-compositions';
import { type Canaries, NO_CANARIES, readCandidates } from './read-candidates';
import { readComposition } from './read-composition';

/** How old the composition of a page may be, in milliseconds. */
const FRESH_MS = 250;
const WATCH_MS = 50;
/** The same while no page is asked for. */
const IDLE_FRESH_MS = 2_000;
const IDLE_AFTER_MS = 60_000;
const TIMEOUT_MS = 3_000;
/** After the first failure; twice as long after each further one. */
const RETRY_MS = 500;
const MAX_RETRY_MS = 8_000;

export interface CompositionSourceOptions {
  url: string;
  /** Keeps what is served across restarts. */
  file: string | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  now?: () => number;
}

/** What an answer of the registry changes. */
interface Answer extends MergedComposition {
  canaries: Canaries;
}

/**
 * The composition that pages get. It is asked for beside the pages: once one is known, no page waits for the registry, and no answer of
 * the registry takes away what works.
 */
export class CompositionSource {
  readonly #options: CompositionSourceOptions;
  readonly #file: CompositionFile | undefined;
  readonly #recalled: Promise<void>;
  #served: Composition | undefined;
  #canaries = NO_CANARIES;
  #askAgainAt = 0;
  #failures = 0;
  #pageAt = 0;
  #asking: Promise<void> | undefined;

  constructor(options: CompositionSourceOptions) {
    this.#options = options;
    this.#file = options.file === undefined ? undefined : new CompositionFile(options.file);
    this.#recalled = this.#recall();
  }

  /** What a share of the visitors gets instead; none after a restart, until the registry answers. */
  get canaries(): Canaries {
    return this.#canaries;
  }

  /** Of the stable versions. Undefined only when the registry never answered, neither now nor before a restart. */
  async current(): Promise<Composition | undefined> {
    this.#pageAt = this.#now();
    await this.#recalled;
    const asking = this.refresh();
    // The first page of all has nothing else to show.
    if (!this.#served) await asking;
    return this.#served;
  }

  /** Asks the registry if that is due; the calls of one time share one request. Never rejects. */
  refresh(): Promise<void> {
    if (this.#now() < this.#askAgainAt) return Promise.resolve();
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  /** Keeps it fresh while no page asks. Returns what ends that. */
  watch(): () => void {
    const timer = setInterval(() => void this.refresh(), WATCH_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  async #ask(): Promise<void> {
    await this.#recalled;
    try {
      await this.#serve(await this.#fetch());
      this.#failures = 0;
      this.#askAgainAt = this.#now() + (this.#now() - this.#pageAt > IDLE_AFTER_MS ? IDLE_FRESH_MS : FRESH_MS);
    } catch (error) {
      const waitMs = Math.min(RETRY_MS * 2 ** this.#failures, MAX_RETRY_MS);
      this.#failures += 1;
      this.#askAgainAt = this.#now() + waitMs;
      this.#options.log.warn({ err: error }, 'the registry did not answer with a composition that can be served');
    }
  }

  async #fetch(): Promise<Answer> {
    const { url, log } = this.#options;
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const { stable, canaries } = readCandidates(await readJson(response));
    const answer = readComposition(stable);
    const merged = mergeCompositions(this.#served, answer);
    if (!merged)
      throw new Error(`${url} answered ${answer.composition ? 'without a usable remote' : 'something else'}`);
    if (answer.malformed.length > 0)
      log.warn({ malformed: answer.malformed, kept: merged.kept }, 'remotes of the composition are malformed');
    return { ...merged, canaries };
  }

  async #serve({ composition, canaries }: Answer): Promise<void> {
    this.#canaries = canaries;
    if (JSON.stringify(composition) === JSON.stringify(this.#served)) return;
    this.#served = composition;
    const { log, file } = this.#options;
    log.info({ composition_id: composition.id }, 'composition changed');
    await this.#file
      ?.write(composition)
      .catch((error: unknown) => log.warn({ err: error, file }, 'the composition could not be kept on disk'));
  }

  async #recall(): Promise<void> {
    this.#served = await this.#file?.read();
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}
