import { median } from 'simple-statistics';

interface Calibration {
  /** `benchmarkIndex` of Lighthouse. */
  readonly index: number;
  /** How many times slower the simulated phone is than a machine with this index. */
  readonly slowdown: number;
}

/** Lighthouse's calibration of its phone (docs/throttling.md and the calculator that it names); the last one is its default. */
const CALIBRATIONS: readonly Calibration[] = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 1533, slowdown: 4 },
];

/** So many of the last measurements count, since other work on the machine comes and goes. */
const LATEST = 3;
/** An audit during which the machine was so much slower than before it was made for another machine. */
const STEADY_PART = 0.5;
/** An audit alone leaves more to the cores: it waits most of its time. Its browser is several processes, which wait longer than the index says. */
const LEAST_IDLE = 0.2;

/** The CPU slowdown that makes a machine the simulated phone; undefined where it is slower than the phone already. */
export function toSlowdown(index: number): number | undefined {
  const above = CALIBRATIONS.findIndex((calibration) => index < calibration.index);
  const upper = CALIBRATIONS[above];
  const lower = CALIBRATIONS.at(above - 1);
  if (!upper) return CALIBRATIONS.at(-1)?.slowdown;
  if (above === 0 || !lower) return undefined;
  const part = (index - lower.index) / (upper.index - lower.index);
  return lower.slowdown + part * (upper.slowdown - lower.slowdown);
}

/** How fast the machine is at present, by the `benchmarkIndex` of Lighthouse, in which what else it does is contained. */
export class MachineSpeed {
  readonly #indexes: number[];

  constructor(indexes: readonly number[]) {
    this.#indexes = [...indexes];
  }

  get index(): number {
    return median(this.#indexes.slice(-LATEST));
  }

  get slowdown(): number | undefined {
    return toSlowdown(this.index);
  }

  /** Notes what an audit has measured; says whether the machine was about as fast as was expected of it, and had time. */
  note({ index, idle }: { readonly index: number; readonly idle: number }): boolean {
    const isAsExpected = idle >= LEAST_IDLE && toSlowdown(index) !== undefined && index >= this.index * STEADY_PART;
    this.#indexes.push(index);
    return isAsExpected;
  }
}
