const LONG_WORD = /\p{L}{5,}/gu;
const FEWEST = 3;
/** Of the long words of the shorter text. */
const LIKE = 0.5;

/** Tells sentences of the grammar that say nearly the same in one draft. */
export class TakenWords {
  readonly #texts: ReadonlySet<string>[] = [];

  add(text: string): void {
    this.#texts.push(longWords(text));
  }

  isLike(text: string): boolean {
    const words = longWords(text);
    return this.#texts.some((other) => {
      const shorter = Math.min(words.size, other.size);
      if (shorter < FEWEST) return false;
      return [...words].filter((word) => other.has(word)).length / shorter >= LIKE;
    });
  }
}

/** Without the ends that number and person change. */
const longWords = (text: string) =>
  new Set([...text.toLowerCase().matchAll(LONG_WORD)].map(([word]) => word.slice(0, 6)));
