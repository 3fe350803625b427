import { expect, it } from 'vitest';
import { findHorizon } from './horizon';
import { readIntake } from './read-intake';
import { anIntake } from './testing/intakes';

it.each([
  ['Get demos in 90 days', 90],
  ['Double the traffic within six months', 180],
  ['More subscribers this quarter', 90],
  ['Trouver des clients pour nous d’ici 3 mois', 90],
  ['Publish 3 posts a week', null],
  ['Be the reference for the trade', null],
])('reads %j as %s days', (goals, days) => {
  expect(findHorizon(readIntake(anIntake({ goals })))?.days ?? null).toBe(days);
});
