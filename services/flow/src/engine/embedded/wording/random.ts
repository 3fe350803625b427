/** Numbers from 0 (included) to 1, always the same for the same seed. */
export type Random = () => number;

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32, seeded with a text. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pickOne<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** All items in an order of chance. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** All items in an order of chance, those of a large weight rather at the beginning (Efraimidis and Spirakis: random ^ (1 / weight)). */
export function shuffleByWeight<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  random: Random,
): Item[] {
  return items
    .map((item) => ({ item, rank: random() ** (1 / weightOf(item)) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ item }) => item);
}
