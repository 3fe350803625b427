import { LRUCache } from 'lru-cache';
import type { ReleasedPage } from '../pages/page-files';
import { pageSize } from './refuse-page';

const MOST_CHARACTERS = 16 * 1024 * 1024;
const MOST_CHARACTERS_OF_OTHERS = 1024 * 1024;

export interface KeptPage {
  readonly page: ReleasedPage;
  /** When its data began to be read. */
  readonly from: number;
}

/**
 * Pages that were rendered. Those of addresses where nothing is, and of other spellings of a page's address, take the place of no
 * page: a client can make up any number of them.
 */
export class KeptPages {
  readonly #pages = cache(MOST_CHARACTERS);
  readonly #others = cache(MOST_CHARACTERS_OF_OTHERS);

  get(key: string): KeptPage | undefined {
    return this.#pages.get(key) ?? this.#others.get(key);
  }

  /** Whether it is a page that is kept, by the address that it wants to be known by. */
  isPage(key: string): boolean {
    return this.#pages.has(key);
  }

  set(key: string, path: string, kept: KeptPage): void {
    const { missing, canonical = path } = kept.page.head;
    const isPage = missing !== true && canonical === path;
    (isPage ? this.#pages : this.#others).set(key, kept);
    (isPage ? this.#others : this.#pages).delete(key);
  }
}

function cache(maxSize: number): LRUCache<string, KeptPage> {
  return new LRUCache({ maxSize, sizeCalculation: ({ page }) => 1 + pageSize(page) });
}
