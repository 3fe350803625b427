import { median } from 'simple-statistics';
import type { Paints } from './measure-paints.ts';

export const CONTENDERS = ['product', 'vite', 'astro'] as const;
export type Contender = (typeof CONTENDERS)[number];

/** What was seen of each over one line. */
export type Visits = Readonly<Record<Contender, readonly Paints[]>>;

export const HEADER = [
  'page       latency | first contentful paint, ms              ratio | largest contentful paint, ms            ratio',
  '                   |  product      vite     astro         goal 1.05 |  product      vite     astro         goal 1.05',
].join('\n');

/** One row: medians, and the product's over the better one of the others. */
export function formatRow(page: string, latency: number, visits: Visits): string {
  return [
    `${page.padEnd(10)} ${`${latency} ms`.padStart(7)}`,
    ...(['first', 'largest'] as const).map((paint) => {
      const [product, ...others] = CONTENDERS.map((name) => median(visits[name].map((each) => each[paint])));
      if (product === undefined) throw new Error('The product was not visited.');
      const times = [product, ...others].map((time) => time.toFixed(0).padStart(9)).join(' ');
      return `${times} ${(product / Math.min(...others)).toFixed(3).padStart(16)}`;
    }),
  ].join(' | ');
}
