import type { Measured } from './measured.ts';
import { median } from './quantile.ts';
import type { Measurements } from './take-turns.ts';

interface Goal {
  readonly title: string;
  readonly over: 'pgbench' | 'peer';
  readonly atLeast: number;
  readonly applies: (load: string) => boolean;
}

const GOALS: readonly Goal[] = [
  {
    title: 'one hot account, 16 clients',
    over: 'pgbench',
    atLeast: 3,
    applies: (load) => load === 'one hot account, 16 clients',
  },
  {
    title: '1,000 accounts, 16 clients',
    over: 'pgbench',
    atLeast: 0.9,
    applies: (load) => load === '1,000 accounts, 16 clients',
  },
  { title: '1 client', over: 'pgbench', atLeast: 0.85, applies: (load) => load.endsWith(', 1 client') },
  { title: 'throughout', over: 'peer', atLeast: 7, applies: () => true },
];

/** Medians of all rounds; a ratio is the median of each round's own. */
export function report(measurements: Measurements, { rounds, seconds }: { rounds: number; seconds: number }): void {
  console.log(
    `\nCharges per second, each answered after a durable commit: medians of ${rounds} rounds of ${seconds} s\n`,
  );
  console.log('| load | pgbench (a) | ours (b) | better-auth (c) | b / a | b / c |');
  console.log('|---|--:|--:|--:|--:|--:|');
  for (const [load, all] of measurements) {
    const rate = (name: string) =>
      Math.round(median(all.map((round) => round[name]?.rate ?? Number.NaN))).toLocaleString('en');
    const ratios = (['pgbench', 'peer'] as const).map((name) => `${ratio(all, name).toFixed(2)}`);
    console.log(`| ${[load, rate('pgbench'), rate('declic'), rate('peer'), ...ratios].join(' | ')} |`);
  }
  console.log('');
  for (const goal of GOALS) {
    const worst = Math.min(
      ...[...measurements].filter(([load]) => goal.applies(load)).map(([, all]) => ratio(all, goal.over)),
    );
    const verdict = worst >= goal.atLeast ? 'holds ' : 'MISSED';
    console.log(`${verdict} ${goal.title}: at least ${goal.atLeast} x ${goal.over}, measured ${worst.toFixed(2)}`);
    if (worst < goal.atLeast) process.exitCode = 1;
  }
}

function ratio(all: readonly Record<string, Measured>[], over: 'pgbench' | 'peer'): number {
  return median(all.map((round) => (round['declic']?.rate ?? Number.NaN) / (round[over]?.rate ?? Number.NaN)));
}
