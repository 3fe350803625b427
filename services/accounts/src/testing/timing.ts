import { performance } from 'node:perf_hooks';

type Kinds = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Measures each kind of request, in milliseconds. Every round makes one of each, in random order, so that load on the machine
 * affects all kinds alike.
 */
export async function measureTimes(kinds: Kinds, rounds: number): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(Object.keys(kinds).map((kind) => [kind, []]));
  for (const request of Object.values(kinds)) await request();
  for (let round = 0; round < rounds; round++) {
    for (const [kind, request] of shuffled(Object.entries(kinds))) {
      const start = performance.now();
      await request();
      times.get(kind)?.push(performance.now() - start);
    }
  }
  return times;
}

/**
 * How well the two most different kinds can be told apart: 0 when one takes longer than the other as often as not, 1 when it
 * always does (Mann and Whitney's U as an effect size: its rank-biserial correlation). For `n` samples of kinds that do not differ
 * it lies around 0 with a standard deviation of sqrt((2n + 1) / 3) / n: 0.15 for 30.
 */
export function tellability(times: ReadonlyMap<string, readonly number[]>): number {
  const kinds = [...times.values()];
  return Math.max(...kinds.flatMap((one, index) => kinds.slice(index + 1).map((other) => apart(one, other))));
}

function apart(one: readonly number[], other: readonly number[]): number {
  const wins = one.reduce((sum, time) => sum + other.reduce((won, against) => won + Math.sign(time - against), 0), 0);
  return Math.abs(wins) / (one.length * other.length);
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
