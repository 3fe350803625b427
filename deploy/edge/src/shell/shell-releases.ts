import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Composition } from '../composition/composition';
import { replaceFile } from '../files/replace-file';
import { readShellRelease, type ShellRelease } from './shell-release';

/** More than are live at a time: the current version, a canary, what a rollback asks for. */
const MOST_KEPT = 16;
/** A version that cannot be read is not tried for each page. */
const RETRY_MS = 1_000;

export interface ShellReleasesOptions {
  /** The folder of all releases. */
  releasesDir: string;
  /** Remembers the last version that could be read, across restarts. */
  file: string | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>;
  mostKept?: number;
  /** Makes a version ready to be read. */
  beforeRead?: (version: string) => Promise<unknown>;
}

/** The shells that compositions name: each is read from the store once, and what a build leaves elsewhere is never looked at. */
export class ShellReleases {
  readonly #options: ShellReleasesOptions;
  /** The least recently used one first. */
  readonly #known = new Map<string, Promise<ShellRelease | undefined>>();
  #last: ShellRelease | undefined;
  #withoutShell: string | undefined;

  constructor(options: ShellReleasesOptions) {
    this.#options = options;
  }

  /** The one that the last page was made with. */
  get last(): ShellRelease | undefined {
    return this.#last;
  }

  /**
   * The shell that a composition names. When it names none, or that one cannot be read, the last one that could; undefined only
   * when there never was one.
   */
  async forPage(composition: Composition | undefined): Promise<ShellRelease | undefined> {
    if (composition && !composition.shell) this.#complainOnce(composition.id);
    const named = composition?.shell && (await this.#find(composition.shell.version));
    this.#last = named ?? this.#last ?? (await this.#recall());
    return this.#last;
  }

  /** The same for one browser: what it is shown is not what the next visitor gets when something fails. */
  async forPreview(composition: Composition): Promise<ShellRelease | undefined> {
    const named = composition.shell && (await this.#find(composition.shell.version));
    return named ?? this.#last ?? this.#recall();
  }

  #find(version: string): Promise<ShellRelease | undefined> {
    const found = this.#known.get(version) ?? this.#read(version);
    this.#known.delete(version);
    this.#known.set(version, found);
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size > (this.#options.mostKept ?? MOST_KEPT)) this.#known.delete(oldest);
    return found;
  }

  async #read(version: string): Promise<ShellRelease | undefined> {
    const { releasesDir, log } = this.#options;
    try {
      await this.#options.beforeRead?.(version);
      const release = await readShellRelease(releasesDir, version);
      log.info({ shell: version }, 'the shell was read');
      void this.#remember(version);
      return release;
    } catch (error) {
      log.error({ err: error, shell: version, instead: this.#last?.version }, 'the shell cannot be read');
      setTimeout(() => this.#known.delete(version), RETRY_MS).unref();
      return undefined;
    }
  }

  async #remember(version: string): Promise<void> {
    const { file, log } = this.#options;
    if (!file) return;
    await replaceFile(file, version).catch((error: unknown) =>
      log.warn({ err: error, file }, 'the version of the shell could not be kept on disk'),
    );
  }

  async #recall(): Promise<ShellRelease | undefined> {
    const { file } = this.#options;
    if (!file) return undefined;
    const version = await readFile(file, 'utf8').catch(() => undefined);
    return version === undefined ? undefined : this.#find(version);
  }

  #complainOnce(compositionId: string): void {
    if (this.#withoutShell === compositionId) return;
    this.#withoutShell = compositionId;
    this.#options.log.error({ composition_id: compositionId, instead: this.#last?.version }, 'no shell is named');
  }
}
