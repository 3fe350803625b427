/** Choices that depend on the input alone: the same input gives the same text. */
export interface SeededRandom {
  /** @throws {RangeError} for an empty list. */
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** Mulberry32, seeded with the FNV-1a hash of the input as JSON. */
export function createSeededRandom(input: unknown): SeededRandom {
  let state = fnv1a(JSON.stringify(input) ?? '');
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    pick(items) {
      const [first, ...others] = items;
      if (first === undefined) throw new RangeError('Nothing to choose from.');
      return items[Math.floor(next() * (others.length + 1))] ?? first;
    },
    shuffle(items) {
      return items
        .map((item) => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item);
    },
  };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
