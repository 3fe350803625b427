import { LARGEST_PROGRAM_BYTES, type ReadForPage } from '@declic/remote-kit/contract';
import { LRUCache } from 'lru-cache';
import type { Composition } from '../composition/composition';
import { inTime } from '../files/in-time';
import type { ReleasedPage } from '../pages/page-files';
import { LogBudget } from '../limits/log-budget';
import { type NamedFile, readReleaseFile, type ReleaseFiles } from '../pages/read-release-file';
import { KeptPages } from './kept-pages';
import type { PageAddress } from './messages';
import { PageRenderer, type RenderedLivePage } from './page-renderer';
import { refusePage } from './refuse-page';
import { type WantedPage, wantedPage } from './wanted-page';

/** The oldest that what a page shows may be. */
const LONGEST_MS = 60_000;
/** A page of this age is shown once more, and rendered anew meanwhile. */
const RENEWED_AFTER_MS = 5_000;
/** Longer, and a visitor is better served with what the code of the remote shows. */
const LONGEST_WAIT_MS = 1_000;
/** A page that cannot be rendered is not tried for each visitor. */
const RETRY_MS = 5_000;
/** In the log, of pages that cannot be rendered, in ten seconds. */
const MOST_LINES = 20;
/** Those of a few versions of a few remotes. */
const MOST_RENDERERS = 4;

export interface LivePagesOptions extends ReleaseFiles {
  /** The built `page-worker.js`; without it there are no such pages. */
  readonly workerFile: string | undefined;
  readonly read: ReadForPage;
  /** For a page, with all that it reads. */
  readonly limitMs?: number | undefined;
  /** How long a visitor waits for a page that is not there yet; then there is none. */
  readonly waitMs?: number | undefined;
}

/**
 * The pages that are rendered from live data, by the program of the release that is asked for.
 *
 * @decision D28
 */
export class LivePages {
  readonly #options: LivePagesOptions;
  readonly #lines = new LogBudget(MOST_LINES);
  readonly #kept = new KeptPages();
  readonly #rendering = new Map<string, Promise<ReleasedPage | undefined>>();
  /** When each page could not be rendered. */
  readonly #failed = new LRUCache<string, number>({ max: 1_000 });
  readonly #renderers = new LRUCache<string, PageRenderer>({
    max: MOST_RENDERERS,
    dispose: (renderer) => renderer.stop(),
  });

  constructor(options: LivePagesOptions) {
    this.#options = options;
  }

  /** The HTML of an address, whose data is a minute old at most; undefined when there is none, or not in time. */
  async find(composition: Composition, address: PageAddress): Promise<ReleasedPage | undefined> {
    const wanted = this.#options.workerFile === undefined ? undefined : wantedPage(composition, address);
    if (!wanted) return undefined;
    const kept = this.#kept.get(wanted.key);
    const age = performance.now() - (kept?.from ?? -Infinity);
    if (kept && age <= RENEWED_AFTER_MS) return kept.page;
    const rendering = this.#rendering.get(wanted.key) ?? this.#render(wanted, this.#kept.isPage(wanted.key));
    if (kept && age <= LONGEST_MS) return kept.page;
    return inTime(rendering, this.#options.waitMs ?? LONGEST_WAIT_MS);
  }

  /** Makes the programs of a composition ready, so that the first visitor of a page does not wait for them. */
  prepare({ remotes }: Composition): void {
    if (this.#options.workerFile === undefined) return;
    for (const { name, version, livePages } of remotes)
      if (livePages) this.#rendererOf({ name, version, ...livePages.program }).prepare();
  }

  stop(): void {
    this.#renderers.clear();
  }

  async #render(wanted: WantedPage, isKnown: boolean): Promise<ReleasedPage | undefined> {
    const { key, path, program } = wanted;
    if (performance.now() - (this.#failed.get(key) ?? -Infinity) < RETRY_MS) return undefined;
    const renderer = this.#rendererOf(wanted.program);
    const rendering = this.#keep(wanted, renderer.render(wanted, { isKnown }))
      .catch((error: unknown) => {
        this.#failed.set(key, performance.now());
        this.#lines.write((fields) =>
          this.#options.log.error(
            { err: error, remote: program.name, version: program.version, path, ...fields },
            'a live page cannot be rendered',
          ),
        );
        return undefined;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #keep({ key, path, program }: WantedPage, rendering: Promise<RenderedLivePage>): Promise<ReleasedPage> {
    const { page, from } = await rendering;
    refusePage(page);
    const released = { ...page, release: `${program.name}@${program.version}` };
    this.#kept.set(key, path, { page: released, from });
    return released;
  }

  #rendererOf(program: NamedFile): PageRenderer {
    const { workerFile = '', read, limitMs } = this.#options;
    const key = `${program.name}/${program.version}/${program.integrity}`;
    const known = this.#renderers.get(key);
    if (known) return known;
    const source = readReleaseFile(program, LARGEST_PROGRAM_BYTES, this.#options).then(String);
    const renderer = new PageRenderer({ workerFile, source, read, limitMs });
    // The next visit reads it once more.
    source.catch(() => setTimeout(() => this.#forget(key, renderer), RETRY_MS).unref());
    this.#renderers.set(key, renderer);
    return renderer;
  }

  #forget(key: string, renderer: PageRenderer): void {
    if (this.#renderers.peek(key) === renderer) this.#renderers.delete(key);
  }
}
