import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Composition } from '../composition/composition';
import { inTime } from '../files/in-time';
import { replaceFile } from '../files/replace-file';
import { type NamedShell, readShellRelease, type ShellRelease } from './shell-release';

/** More than are live at a time: the current version, a canary, what a rollback asks for. */
const MAX_KEPT = 16;
/** A version that cannot be read is not tried for each page. */
const RETRY_MS = 1_000;
const MAX_WAIT_MS = 250;

export interface ShellReleasesOptions {
  /** The folder of all releases. */
  releasesDir: string;
  /** Remembers the last version that visitors got, across restarts. */
  file: string | undefined;
  log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>;
  /** Makes a version ready to be read. */
  beforeRead?: (version: string) => Promise<unknown>;
}

/** The shells that compositions name: each is read from the store once, and what a build leaves elsewhere is never looked at. */
export class ShellReleases {
  readonly #options: ShellReleasesOptions;
  readonly #known = new LRUCache<string, Promise<ShellRelease | undefined>>({ max: MAX_KEPT });
  /** Of those that visitors without a canary got: nothing else may be shown to all. */
  #last: ShellRelease | undefined;
  #withoutShell: string | undefined;

  constructor(options: ShellReleasesOptions) {
    this.#options = options;
  }

  /**
   * The shell that the composition of a page names. When that one cannot be read in time, or none is named, the one of `live`, which is
   * what visitors without a canary get, or the last one that they got; undefined only when there never was one.
   */
  async forPage(composition: Composition | undefined, live = composition): Promise<ShellRelease | undefined> {
    const named = composition?.shell;
    const onTrial = named && named.version !== live?.shell?.version ? await this.#soon(this.#find(named)) : undefined;
    return onTrial ?? this.#findLive(live);
  }

  /** The same for one browser: what it is shown is not what the next visitor gets when something fails. */
  async forPreview({ shell }: Composition): Promise<ShellRelease | undefined> {
    const named = shell && (await this.#find(shell));
    return named ?? this.#last ?? this.#recall();
  }

  async #findLive(live: Composition | undefined): Promise<ShellRelease | undefined> {
    if (live && !live.shell) this.#complainOnce(live.id);
    const named = live?.shell && (await this.#soon(this.#find(live.shell)));
    if (!named) return (this.#last ??= await this.#recall());
    if (named !== this.#last) void this.#remember(named.version);
    return (this.#last = named);
  }

  /** A store that is slow delays no page that can be made with another shell. */
  #soon(reading: Promise<ShellRelease | undefined>): Promise<ShellRelease | undefined> {
    return this.#last ? inTime(reading, MAX_WAIT_MS) : reading;
  }

  #find(shell: NamedShell): Promise<ShellRelease | undefined> {
    const key = keyOf(shell);
    const known = this.#known.get(key);
    if (known) return known;
    const reading = this.#read(shell, key);
    this.#known.set(key, reading);
    return reading;
  }

  async #read(shell: NamedShell, key: string): Promise<ShellRelease | undefined> {
    const { releasesDir, log } = this.#options;
    const { version } = shell;
    try {
      await this.#options.beforeRead?.(version);
      const release = await readShellRelease(releasesDir, shell);
      log.info({ shell: version }, 'the shell was read');
      return release;
    } catch (error) {
      log.error({ err: error, shell: version, instead: this.#last?.version }, 'the shell cannot be read');
      setTimeout(() => this.#known.delete(key), RETRY_MS).unref();
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
    return version === undefined ? undefined : this.#find({ version });
  }

  #complainOnce(compositionId: string): void {
    if (this.#withoutShell === compositionId) return;
    this.#withoutShell = compositionId;
    this.#options.log.error({ composition_id: compositionId, instead: this.#last?.version }, 'no shell is named');
  }
}

/** What was recalled from a disk was compared with no registered hash, and does not stand for what was. */
function keyOf({ version, integrity }: NamedShell): string {
  return integrity ? version : `${version}, recalled`;
}
