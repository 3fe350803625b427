import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { loadCountryReader } from '../catalogue/email-contacts/country-code';
import { findPlaces } from './place-finder';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void; // There with the flag.

/** In MB. */
function measureMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_000_000;
}

const readCountry = await loadCountryReader();
const known = {
  Nantes: 'Nantes, FR',
  Londres: 'London, GB',
  'Springfield, IL': 'Springfield, US',
  MÜNCHEN: 'Munich, DE',
  'San José, Costa Rica': 'San José, CR',
  'San José': 'San José, CR',
  'San Jose': 'San Jose, US',
  'Valencia, España': 'Valencia, ES',
  'saint-etienne': 'Saint-Étienne, FR',
};
const unknown = ['Qwertyville', 'constructor', 'Paris, DE'];
const names = [...Object.keys(known), ...unknown, 'springfield'];
const before = measureMemory();
const found = findPlaces(names, readCountry);

describe('findPlaces', () => {
  it.each(Object.entries(known))('finds %s as %s', (asked, expected) => {
    const place = found.get(asked)?.place;
    expect(`${place?.name}, ${place?.country}`).toBe(expected);
  });

  it.each(unknown)('finds no %s', (asked) => {
    expect(found.has(asked)).toBe(false);
  });

  it('names other towns of the name that are not much smaller', () => {
    expect(found.get('springfield')?.others.length).toBeGreaterThan(1);
    expect(found.get('Nantes')?.others).toEqual([]);
  });

  it('keeps no list after a call, of 46 MB each', () => {
    for (let call = 0; call < 3; call += 1) findPlaces(['Nantes'], readCountry);
    expect(measureMemory() - before).toBeLessThan(25);
  });
});
