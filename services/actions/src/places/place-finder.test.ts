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
const names = [
  'Nantes',
  'Londres',
  'Paris, DE',
  'Springfield, IL',
  'springfield',
  'MÜNCHEN',
  'Qwertyville',
  'constructor',
  'San José, Costa Rica',
  'Valencia, España',
  'saint-etienne',
];
const before = measureMemory();
const found = findPlaces(names, readCountry);

describe('findPlaces', () => {
  it.each([
    ['Nantes', 'Nantes', 'FR'],
    ['Londres', 'London', 'GB'],
    ['Springfield, IL', 'Springfield', 'US'],
    ['MÜNCHEN', 'Munich', 'DE'],
    ['San José, Costa Rica', 'San José', 'CR'],
    ['Valencia, España', 'Valencia', 'ES'],
    ['saint-etienne', 'Saint-Étienne', 'FR'],
  ])('finds %s as %s in %s', (asked, name, country) => {
    expect(found.get(asked)?.place).toMatchObject({ name, country });
  });

  it.each(['Qwertyville', 'constructor', 'Paris, DE'])('finds no %s', (asked) => {
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
