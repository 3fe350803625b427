import type { Measured } from '../ledger/measured.ts';
import { median } from '../ledger/quantile.ts';
import type { Measurements } from '../ledger/take-turns.ts';
import type { Page, PageTimes } from './pages.ts';
import { settings } from './settings.ts';

const GOALS = [
  { load: '100 sessions, 16 clients', atLeast: 0.6 },
  { load: 'one hot session, 16 clients', atLeast: 2 },
] as const;

const MAX_GROWTH = 1.5;

/** Medians of all rounds, and whether the goals hold, or the exit code is 1; a ratio is the median of each round's own. */
export function reportBookings(measurements: Measurements): void {
  const { rounds, seconds } = settings;
  console.log(
    `\nBookings per second, each answered after a durable commit: medians of ${rounds} rounds of ${seconds} s\n`,
  );
  console.log('| load | pgbench | ours | ours / pgbench | p50 ms | p95 ms | p99 ms |');
  console.log('|---|--:|--:|--:|--:|--:|--:|');
  for (const [load, all] of measurements) {
    const rates = ['pgbench', 'declic'].map((name) => Math.round(medianOf(all, (round) => round[name]?.rate)));
    const times = (['p50', 'p95', 'p99'] as const).map((name) => medianOf(all, ({ declic }) => declic?.[name]));
    const cells = [
      ...rates.map((rate) => rate.toLocaleString('en')),
      ...[ratio(all), ...times].map((value) => value.toFixed(2)),
    ];
    console.log(`| ${[load, ...cells].join(' | ')} |`);
  }
  console.log('');
  for (const { load, atLeast } of GOALS) {
    const measured = ratio(measurements.get(load) ?? []);
    say(measured >= atLeast, `${load}: at least ${atLeast} x pgbench; measured ${measured.toFixed(2)}`);
  }
}

/** The same of the pages. */
export function reportPages(pages: readonly PageTimes[]): void {
  for (const page of ['list', 'detail'] as const) reportPage(page, pages);
}

function reportPage(page: Page, all: readonly PageTimes[]): void {
  const [few, many] = (['few', 'many'] as const).map((size) => median(all.map((times) => times[page][size])));
  const growth = median(all.map((times) => times[page].many / times[page].few));
  const sentence = `${page}: p95 with 5,000 sessions at most ${MAX_GROWTH} x that with 10`;
  say(
    growth <= MAX_GROWTH,
    `${sentence}; measured ${growth.toFixed(2)} (${many?.toFixed(2)} and ${few?.toFixed(2)} ms)`,
  );
}

function say(holds: boolean, sentence: string): void {
  console.log(`${holds ? 'holds ' : 'MISSED'} ${sentence}`);
  if (!holds) process.exitCode = 1;
}

type Round = Record<string, Measured>;

function ratio(all: readonly Round[]): number {
  return medianOf(all, ({ declic, pgbench }) => (declic?.rate ?? Number.NaN) / (pgbench?.rate ?? Number.NaN));
}

function medianOf(all: readonly Round[], read: (round: Round) => number | undefined): number {
  return median(all.map((round) => read(round) ?? Number.NaN));
}
