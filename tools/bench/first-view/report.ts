import { median } from 'simple-statistics';
import type { Paints } from './measure-paints.ts';

export const CONTENDERS = ['product', 'vite', 'astro'] as const;
export type Contender = (typeof CONTENDERS)[number];

/** What was seen of each over one line. */
export type Visits = Readonly<Record<Contender, readonly Paints[]>>;

/** The product's time is at most so many times that of the better one of the others. */
const GOAL = 1.05;

export const HEADER = [
  'page       latency | first contentful paint, ms              ratio | largest contentful paint, ms            ratio',
  `                   |  product      vite     astro         goal ${GOAL} |  product      vite     astro         goal ${GOAL}`,
].join('\n');

interface Row {
  readonly text: string;
  readonly isMet: boolean;
}

/** One row: medians, and the product's over the better one of the others. */
export function formatRow(page: string, latency: number, visits: Visits): Row {
  const paints = (['first', 'largest'] as const).map((paint) => {
    const [product, ...others] = CONTENDERS.map((name) => median(visits[name].map((each) => each[paint])));
    if (product === undefined) throw new Error('The product was not visited.');
    return { times: [product, ...others], ratio: product / Math.min(...others) };
  });
  const isMet = paints.every(({ ratio }) => ratio <= GOAL);
  const cells = paints.map(({ times, ratio }) =>
    [...times.map((time) => time.toFixed(0).padStart(9)), ratio.toFixed(3).padStart(16)].join(' '),
  );
  const text = [
    `${page.slice(0, 10).padEnd(10)} ${`${latency} ms`.padStart(7)}`,
    ...cells,
    isMet ? 'ok' : 'goal missed',
  ].join(' | ');
  return { text, isMet };
}
