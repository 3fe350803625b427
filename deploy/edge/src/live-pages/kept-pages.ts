import { LRUCache } from 'lru-cache';
import type { ReleasedPage } from '../pages/page-files';

const MOST_CHARACTERS = 16 * 1024 * 1024;
const MOST_CHARACTERS_OF_MISSING = 1024 * 1024;

export interface KeptPage {
  readonly page: ReleasedPage;
  /** When its data began to be read. */
  readonly from: number;
}

/** Pages that were rendered. Those of addresses where nothing is take the place of no other: anybody can name any number of them. */
export class KeptPages {
  readonly #found = cache(MOST_CHARACTERS);
  readonly #missing = cache(MOST_CHARACTERS_OF_MISSING);

  get(key: string): KeptPage | undefined {
    return this.#found.get(key) ?? this.#missing.get(key);
  }

  set(key: string, kept: KeptPage): void {
    const isMissing = kept.page.head.missing === true;
    (isMissing ? this.#missing : this.#found).set(key, kept);
    (isMissing ? this.#found : this.#missing).delete(key);
  }
}

function cache(maxSize: number): LRUCache<string, KeptPage> {
  return new LRUCache({ maxSize, sizeCalculation: ({ page: { html, styles } }) => 1 + html.length + styles.length });
}
