import units from './units.json';

/** What a number counts or measures, and the factor to the base unit of its dimension. */
export interface Unit {
  readonly dimension: string;
  readonly factor: number;
}

/** By dimension: names without accents in English, French and Spanish, with the factor to the base unit of the dimension. */
const UNITS: Readonly<Record<string, Readonly<Record<string, number>>>> = units;

const BY_NAME = new Map(
  Object.entries(UNITS).flatMap(([dimension, factors]) =>
    Object.entries(factors).flatMap(([names, factor]) =>
      names.split(' ').map((name) => [name, { dimension, factor }] as const),
    ),
  ),
);

/** The unit of a name or sign, without accents, in lower case. */
export function findUnit(name: string): Unit | undefined {
  return BY_NAME.get(name);
}

/** Dimensions that are measured: 5 kg are no 5 boxes. Counts of things may be named in several ways. */
export function isMeasured(dimension: string): boolean {
  return Object.hasOwn(UNITS, dimension) && dimension !== 'people';
}
