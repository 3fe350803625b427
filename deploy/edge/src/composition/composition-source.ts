import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { replaceFile } from '../files/replace-file';
import type { Composition } from './composition';
import { readComposition } from './read-composition';

const FRESH_MS = 250;
const TIMEOUT_MS = 500;
/** While the registry is down, requests use the cache instead of waiting for another attempt. */
const RETRY_MS = 1_000;

export interface CompositionSourceOptions {
  url: string;
  /** Keeps the last good answer across restarts. */
  file: string | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  now?: () => number;
}

/** The current composition, read from the registry and cached, so that pages work while the registry is down. */
export class CompositionSource {
  readonly #options: CompositionSourceOptions;
  #lastGood: Composition | undefined;
  #askAgainAt = 0;
  #asking: Promise<void> | undefined;

  constructor(options: CompositionSourceOptions) {
    this.#options = options;
  }

  /** Undefined only when the registry never answered, neither now nor before a restart. */
  async current(): Promise<Composition | undefined> {
    if (this.#now() >= this.#askAgainAt) {
      this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
      await this.#asking;
    }
    return this.#lastGood;
  }

  async #ask(): Promise<void> {
    try {
      const composition = await this.#fetch();
      this.#askAgainAt = this.#now() + FRESH_MS;
      const changed = composition.id !== this.#lastGood?.id;
      this.#lastGood = composition;
      if (changed) await this.#remember(composition);
    } catch (error) {
      this.#askAgainAt = this.#now() + RETRY_MS;
      this.#options.log.warn({ err: error }, 'the registry did not answer with a composition');
      this.#lastGood ??= await this.#recall();
    }
  }

  async #fetch(): Promise<Composition> {
    const response = await fetch(this.#options.url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!response.ok) throw new Error(`${this.#options.url} answered ${response.status}`);
    const { composition, malformed } = readComposition(await response.json());
    if (!composition) throw new Error(`${this.#options.url} answered something else`);
    if (malformed.length > 0) this.#options.log.warn({ malformed }, 'remotes of the composition are left out');
    return composition;
  }

  async #remember(composition: Composition): Promise<void> {
    this.#options.log.info({ composition_id: composition.id }, 'composition changed');
    const { file } = this.#options;
    if (!file) return;
    try {
      await replaceFile(file, JSON.stringify(composition));
    } catch (error) {
      this.#options.log.warn({ err: error, file }, 'the composition could not be kept on disk');
    }
  }

  async #recall(): Promise<Composition | undefined> {
    if (!this.#options.file) return undefined;
    try {
      return readComposition(JSON.parse(await readFile(this.#options.file, 'utf8'))).composition;
    } catch {
      return undefined; // never written, or half a file: the same as no memory
    }
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}
