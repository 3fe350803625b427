interface Calibration {
  /** `benchmarkIndex` of Lighthouse. */
  readonly index: number;
  /** How many times slower the simulated phone is than a machine with this index. */
  readonly slowdown: number;
}

const SLOWEST: Calibration = { index: 150, slowdown: 1 };
const FASTEST: Calibration = { index: 1533, slowdown: 4 };

/** Lighthouse's calibration of its phone (docs/throttling.md and the calculator that it names); the last one is its default. */
const CALIBRATIONS: readonly Calibration[] = [
  SLOWEST,
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  FASTEST,
];

/** The CPU slowdown that makes a machine the simulated phone: none on one that is as slow as the phone, or slower. */
export function toSlowdown(index: number): number {
  const above = CALIBRATIONS.findIndex((calibration) => index < calibration.index);
  const upper = CALIBRATIONS[above];
  const lower = CALIBRATIONS[above - 1];
  if (above < 0) return FASTEST.slowdown;
  if (!upper || !lower) return SLOWEST.slowdown;
  const part = (index - lower.index) / (upper.index - lower.index);
  return lower.slowdown + part * (upper.slowdown - lower.slowdown);
}

/** No slowdown makes such a machine the phone. */
export const isSlowerThanPhone = (index: number): boolean => index < SLOWEST.index;

/** How much faster than expected a machine may have been without the phone being a faster one. */
const FASTER_PART = 1.1;
/** How much slower than expected it may have been without the phone being a slower one. */
const SLOWER_PART = 0.75;

/** How fast the machine is when it has no other work: the highest `benchmarkIndex` of Lighthouse that was measured. */
export class MachineSpeed {
  #index: number;

  constructor(indexes: readonly number[]) {
    this.#index = Math.max(0, ...indexes);
  }

  get index(): number {
    return this.#index;
  }

  get slowdown(): number {
    return toSlowdown(this.#index);
  }

  /** Notes what was measured with an audit; says how that compares with what the phone was simulated for. */
  note(index: number): { isFaster: boolean; isSlower: boolean } {
    // Above the last calibration the slowdown stays the same.
    const expected = Math.min(this.#index, FASTEST.index);
    const actual = Math.min(index, FASTEST.index);
    this.#index = Math.max(this.#index, index);
    return {
      isFaster: toSlowdown(actual) > SLOWEST.slowdown && actual > expected * FASTER_PART,
      isSlower: isSlowerThanPhone(actual) || actual < expected * SLOWER_PART,
    };
  }
}
