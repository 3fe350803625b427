import { expect, it } from 'vitest';
import { parseStart } from './paris-start';

it.each([
  ['2027-01-15T18:30', '2027-01-15T17:30:00.000Z'],
  ['2027-07-15T18:30', '2027-07-15T16:30:00.000Z'],
  ['2027-07-15T18:30:30', '2027-07-15T16:30:30.000Z'],
  ['2027-07-15T18:30+02:00', '2027-07-15T16:30:00.000Z'],
  ['2027-07-15T18:30Z', '2027-07-15T18:30:00.000Z'],
  // The clocks show this time twice: with an offset it is one moment.
  ['2026-10-25T02:30+01:00', '2026-10-25T01:30:00.000Z'],
])('reads %s as %s', (text, moment) => {
  expect(parseStart(text).toISOString()).toBe(moment);
});

it.each([
  ['2027-03-28T02:30', 'time_does_not_exist'],
  ['2026-10-25T02:30', 'time_is_ambiguous'],
  ['2027-02-31T18:30', 'time_does_not_exist'],
  ['2027-13-01T18:30', 'time_does_not_exist'],
  ['2027-02-30T18:30+01:00', 'time_does_not_exist'],
  ['2027-02-30T18:30Z', 'time_does_not_exist'],
])('refuses %s with %s', (text, code) => {
  expect(() => parseStart(text)).toThrow(expect.objectContaining({ code }));
});
