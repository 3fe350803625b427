import { median } from 'simple-statistics';
import type { RoundTrips } from '../../../e2e/support/round-trips/count-round-trips.ts';
import type { Protocol } from '../../../e2e/support/round-trips/tls-front.ts';
import type { Traffic } from './measure-traffic.ts';

/** Two ways to serve the same pages; the first is measured against the second. */
export type Pair<Value> = readonly [product: Value, reference: Value];

/** What a page costs, whatever the network. */
export interface PageCost {
  readonly traffic: Pair<Traffic>;
  readonly roundTrips: Pair<RoundTrips>;
}

/** Times of the heading over one line, in milliseconds. */
export interface HeadingTimes {
  readonly page: string;
  readonly protocol: Protocol;
  readonly latency: number;
  readonly times: Pair<readonly number[]>;
}

export function mapPair<From, To>([product, reference]: Pair<From>, change: (value: From) => To): Pair<To> {
  return [change(product), change(reference)];
}

/** Round trips are those of `countRoundTrips`: a chain of requests, not a quotient of times. */
export const HEADER = [
  'page                 protocol  latency | heading, ms        ratio | JavaScript, kB gzip   more | requests    remote | round trips',
  'goals                                  |                  <= 1.05 |                    <= +20 |               <= 3 | <= 3, signed in 4',
].join('\n');

/** One row of the table; product and reference beside each other. */
export function formatRow({ page, protocol, latency, times }: HeadingTimes, { traffic, roundTrips }: PageCost): string {
  const [heading, other] = mapPair(times, (each) => median([...each]));
  const [js, otherJs] = mapPair(traffic, ({ javascriptBytes }) => javascriptBytes / 1000);
  const [all, otherAll] = mapPair(traffic, ({ requests }) => requests);
  const cells = [
    `${page.padEnd(20)} ${protocol.padEnd(8)} ${pad(`${latency} ms`, 8)}`,
    `${beside(heading, other, 0)} ${pad(ratio(heading, other), 8)}`,
    `${beside(js, otherJs, 1)} ${pad(signed(js - otherJs), 8)}`,
    `${beside(all, otherAll, 0, 3)} ${pad(String(traffic[0].remoteRequests), 7)}`,
    beside(...mapPair(roundTrips, ({ count }) => count), 0, 3),
  ];
  return cells.join(' | ');
}

export function formatFurther(way: string, bytes: Pair<number>): string {
  const [js, other] = mapPair(bytes, (each) => each / 1000);
  return `${way.padEnd(40)} ${beside(js, other, 1)} ${pad(signed(js - other), 8)} kB gzip (goal: <= +4)`;
}

export function formatMany({ page, protocol, latency, times }: HeadingTimes, counts: Pair<number>): string {
  const [many, few] = mapPair(times, (each) => median([...each]));
  const line = `${page} ${protocol} ${latency} ms, ${counts.join(' against ')} remotes`;
  return `${line.padEnd(50)} ${beside(many, few, 0)} ${pad(ratio(many, few), 8)} (goal: <= 1.05)`;
}

function beside(product: number, reference: number, digits: number, width = 8): string {
  return `${pad(product.toFixed(digits), width)} / ${pad(reference.toFixed(digits), width)}`;
}

function ratio(one: number, other: number): string {
  return (one / other).toFixed(3);
}

function signed(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(1)}`;
}

function pad(text: string, width: number): string {
  return text.padStart(width);
}
