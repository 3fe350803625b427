import {
  type AnsweredQuery,
  isHtmlArea,
  LARGEST_PAGE_FILE_BYTES,
  matchArea,
  type PrerenderedPage,
  toPagePath,
} from '@declic/remote-kit/contract';
import { LRUCache } from 'lru-cache';
import type { ComposedRemote, Composition } from '../composition/composition';
import { inTime } from '../files/in-time';
import { assertWritable } from './assert-writable';
import { type NamedFile, readReleaseFile, type ReleaseFiles } from './read-release-file';

/** Those of a few versions of every area. */
const MAX_KEPT_CHARACTERS = 32 * 1024 * 1024;
/** A page that cannot be read is not tried for each visitor. */
const RETRY_MS = 1_000;
/** A store that is slow delays no page: it is shown by the code of the remote then, as all others are. */
const MAX_WAIT_MS = 250;

/** A page of one release. */
export interface ReleasedPage extends PrerenderedPage {
  /** The release that it is of, as the document names it. */
  readonly release: string;
  /** The answers that it was rendered with, when it shows any. */
  readonly data?: readonly AnsweredQuery[];
}

/** The pages that releases have as HTML. Each is read from the store once, and is used only when it is the one that was registered. */
export class PageFiles {
  readonly #options: ReleaseFiles;
  readonly #known = new LRUCache<string, ReleasedPage>({
    maxSize: MAX_KEPT_CHARACTERS,
    sizeCalculation: ({ html, styles }) => 1 + html.length + styles.length,
  });
  /** On their way, or not to be had for now. */
  readonly #reading = new Map<string, Promise<ReleasedPage | undefined>>();

  constructor(options: ReleaseFiles) {
    this.#options = options;
  }

  /** The HTML of a path in the release that the composition names; undefined when there is none, or none that can be used. */
  async find({ remotes }: Composition, path: string): Promise<ReleasedPage | undefined> {
    const { remote, area } = matchArea(remotes, path) ?? {};
    const named = remote && area && isHtmlArea(area) ? namedPage(remote, path) : undefined;
    if (!named) return undefined;
    const key = `${named.name}/${named.version}/${named.file}/${named.integrity}`;
    return this.#known.get(key) ?? inTime(this.#reading.get(key) ?? this.#keep(key, named), MAX_WAIT_MS);
  }

  #keep(key: string, page: NamedFile): Promise<ReleasedPage | undefined> {
    const reading = this.#read(page).then(
      (read) => {
        this.#known.set(key, read);
        this.#reading.delete(key);
        return read;
      },
      (error: unknown) => {
        const { name, version, file } = page;
        this.#options.log.error({ err: error, remote: name, version, file }, 'the HTML of a page cannot be used');
        setTimeout(() => this.#reading.delete(key), RETRY_MS).unref();
        return undefined;
      },
    );
    this.#reading.set(key, reading);
    return reading;
  }

  async #read(named: NamedFile): Promise<ReleasedPage> {
    const content = await readReleaseFile(named, LARGEST_PAGE_FILE_BYTES, this.#options);
    const page: unknown = JSON.parse(content.toString());
    if (!isPrerenderedPage(page)) throw new Error('It is no page.');
    assertWritable(page);
    return { ...page, release: `${named.name}@${named.version}` };
  }
}

function namedPage({ name, version, pages }: ComposedRemote, path: string): NamedFile | undefined {
  const key = toPagePath(path);
  const page = pages && Object.hasOwn(pages, key) ? pages[key] : undefined;
  return page && { name, version, ...page };
}

function isPrerenderedPage(page: unknown): page is PrerenderedPage {
  if (typeof page !== 'object' || page === null) return false;
  const { head, html, styles, kit = '' } = page as Partial<PrerenderedPage>; // checked member by member
  return [head?.title, html, styles, kit].every((text) => typeof text === 'string');
}
