import { type Load, loadName } from './loads.ts';
import type { Measured } from './measured.ts';

/** A contender of a benchmark. */
export interface Contender {
  run(load: Load, seconds: number): Promise<Measured>;
  stop(): void;
}

/** What was measured by contender, round by round, of each load. */
export type Measurements = Map<string, Record<string, Measured>[]>;

export interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
}

/** Measures all contenders under each load in turns; who goes first changes from round to round. */
export async function takeTurns(
  contenders: Readonly<Record<string, Contender>>,
  loads: readonly Load[],
  { rounds, seconds }: Rounds,
  nameOf = loadName,
): Promise<Measurements> {
  const measurements: Measurements = new Map();
  // What is never run twice is never warm: one unmeasured round.
  for (let round = -1; round < rounds; round += 1) {
    for (const load of loads) {
      const measured = await takeOneTurn(contenders, load, { round, seconds });
      if (round >= 0) measurements.set(nameOf(load), [...(measurements.get(nameOf(load)) ?? []), measured]);
    }
    process.stderr.write(round < 0 ? 'warm\n' : `round ${round + 1} of ${rounds}\n`);
  }
  return measurements;
}

async function takeOneTurn(
  contenders: Readonly<Record<string, Contender>>,
  load: Load,
  { round, seconds }: { readonly round: number; readonly seconds: number },
): Promise<Record<string, Measured>> {
  const all = Object.entries(contenders);
  const first = Math.abs(round) % all.length;
  const measured: Record<string, Measured> = {};
  for (const [name, contender] of [...all.slice(first), ...all.slice(0, first)])
    measured[name] = await contender.run(load, seconds);
  return measured;
}
