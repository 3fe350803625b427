import type { Measured } from '../ledger/measured.ts';
import { median, quantile } from '../ledger/quantile.ts';
import type { Measurements } from '../ledger/take-turns.ts';
import { CATALOGUE_SIZE } from './bench-catalogue.ts';
import { settings } from './settings.ts';

type Round = Record<string, Measured>;

/** A goal compares two figures of the same round; the median of all rounds counts. */
interface Goal {
  readonly title: string;
  readonly load: string;
  readonly read: (round: Round) => number;
  readonly holds: (value: number) => boolean;
}

const rateOver = (name: string) => (round: Round) => rateOf(round, 'declic') / rateOf(round, name);

const GOALS: readonly Goal[] = [
  {
    title: 'calls at 16 connections on 1,000 accounts: at least 0.8 x (a)',
    load: '1,000 accounts, 16 clients',
    read: rateOver('pgbench'),
    holds: (ratio) => ratio >= 0.8,
  },
  {
    title: 'calls at 16 connections on one hot account: at least 3 x (a)',
    load: 'one hot account, 16 clients',
    read: rateOver('pgbench'),
    holds: (ratio) => ratio >= 3,
  },
  {
    title: 'calls at 16 connections on 1,000 accounts: at least 10 x (c)',
    load: '1,000 accounts, 16 clients',
    read: rateOver('peer'),
    holds: (ratio) => ratio >= 10,
  },
  {
    title: 'p50 at 1 connection on 1,000 accounts, less that of (b): at most 2 ms',
    load: '1,000 accounts, 1 client',
    read: ({ declic, bare }) => (declic?.p50 ?? Number.NaN) - (bare?.p50 ?? Number.NaN),
    holds: (ms) => ms <= 2,
  },
];

const SEARCH_MS = 20;

/** Medians of all rounds, and whether the goals hold; the exit code is 1 when one does not. */
export function report(measurements: Measurements, searches: readonly number[]): void {
  const { rounds, seconds } = settings;
  console.log(
    `\nCalls per second, and the milliseconds that a client waits: medians of ${rounds} rounds of ${seconds} s\n`,
  );
  console.log(
    '| load | pgbench (a) | bare server (b) | behind better-auth (c) | ours | p50 | p95 | p99 | p50 of (b) | ours / a | ours / c |',
  );
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
  for (const [load, all] of measurements) {
    const rates = ['pgbench', 'bare', 'peer', 'declic'].map((name) => medianOf(all, (round) => rateOf(round, name)));
    const times = (['p50', 'p95', 'p99'] as const).map((name) => medianOf(all, ({ declic }) => declic?.[name]));
    const bare = medianOf(all, (round) => round['bare']?.p50);
    const ratios = ['pgbench', 'peer'].map((name) => medianOf(all, rateOver(name)));
    const cells = [
      ...rates.map((rate) => Math.round(rate).toLocaleString('en')),
      ...[...times, bare, ...ratios].map((value) => value.toFixed(2)),
    ];
    console.log(`| ${[load, ...cells].join(' | ')} |`);
  }
  console.log('');
  for (const { title, load, read, holds } of GOALS) {
    const value = medianOf(measurements.get(load) ?? [], read);
    say(holds(value), `${title}; measured ${value.toFixed(2)}`);
  }
  const p95 = quantile(searches, 0.95);
  say(
    p95 < SEARCH_MS,
    `p95 of a search among ${CATALOGUE_SIZE} actions: below ${SEARCH_MS} ms; measured ${p95.toFixed(2)}`,
  );
}

function say(holds: boolean, sentence: string): void {
  console.log(`${holds ? 'holds ' : 'MISSED'} ${sentence}`);
  if (!holds) process.exitCode = 1;
}

function rateOf(round: Round, name: string): number {
  return round[name]?.rate ?? Number.NaN;
}

function medianOf(rounds: readonly Round[], read: (round: Round) => number | undefined): number {
  return median(rounds.map((round) => read(round) ?? Number.NaN));
}
