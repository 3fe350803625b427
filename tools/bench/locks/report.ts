import type { Round } from './measure.ts';
import { AT_MOST } from './settings.ts';

/** Prints the ratio of each replica: the median of the rounds' own. The exit code is 1 above the goal. */
export function report(rounds: readonly Round[]): void {
  const replicas = rounds[0]?.alone.p95.length ?? 0;
  for (let replica = 0; replica < replicas; replica += 1) {
    const ratio = median(
      rounds.map(({ alone, besideLocked }) => at(besideLocked.p95, replica) / at(alone.p95, replica)),
    );
    const without = median(rounds.map(({ alone }) => at(alone.p95, replica)));
    const verdict = ratio <= AT_MOST ? 'holds ' : 'MISSED';
    console.log(
      `${verdict} replica ${replica + 1}: p95 of another account is ${ratio.toFixed(2)} times that without a locked account (${without.toFixed(1)} ms), at most ${AT_MOST}`,
    );
    // Not a number is no success.
    if (!(ratio <= AT_MOST)) process.exitCode = 1;
  }
  const hung = new Map<number, number>();
  for (const [status, count] of rounds.flatMap((round) => [...round.hung]))
    hung.set(status, (hung.get(status) ?? 0) + count);
  console.log(`Calls of the locked account: ${[...hung].map(([status, count]) => `${count} x ${status}`).join(', ')}`);
  if (hung.size !== 1 || !hung.has(503)) {
    console.log('MISSED every call of the locked account is answered 503');
    process.exitCode = 1;
  }
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? Number.NaN;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
