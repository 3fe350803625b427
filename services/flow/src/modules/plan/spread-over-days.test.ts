import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spreadOverDays } from './spread-over-days';

// A Monday.
const fortnight = { startsOn: '2026-11-23', days: 14 };

it('spreads ideas evenly over the working days', () => {
  expect(spreadOverDays(5, fortnight, [])).toEqual([
    '2026-11-23',
    '2026-11-25',
    '2026-11-27',
    '2026-12-01',
    '2026-12-03',
  ]);
});

it('leaves days alone that are taken', () => {
  expect(spreadOverDays(2, { startsOn: '2026-11-23', days: 4 }, ['2026-11-23', '2026-11-25'])).toEqual([
    '2026-11-24',
    '2026-11-26',
  ]);
});

it('puts more than one idea on a day only where there are more ideas than days', () => {
  expect(spreadOverDays(4, { startsOn: '2026-11-26', days: 3 }, ['2026-11-26'])).toEqual([
    '2026-11-26',
    '2026-11-26',
    '2026-11-27',
    '2026-11-27',
  ]);
});

it('uses a weekend when the period is nothing else', () => {
  expect(spreadOverDays(2, { startsOn: '2026-11-28', days: 2 }, [])).toEqual(['2026-11-28', '2026-11-29']);
});

it('gives every idea a working day of the period, in order, and loads no day more than the lightest one needs', () => {
  const date = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(
      date,
      fc.integer({ min: 7, max: 730 }),
      fc.nat(60),
      fc.array(fc.nat(20)),
      (start, days, count, offsets) => {
        const startsOn = start.toISOString().slice(0, 10);
        const toDay = (offset: number) =>
          new Date(Date.parse(startsOn) + offset * 86_400_000).toISOString().slice(0, 10);
        const planned = spreadOverDays(count, { startsOn, days }, offsets.map(toDay));
        expect(planned).toHaveLength(count);
        expect(planned).toEqual(planned.toSorted());
        expect(planned.filter((day) => day < startsOn || day > toDay(days - 1))).toEqual([]);
        expect(planned.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
        const loadOf = (day: string) => [...planned, ...offsets.map(toDay)].filter((other) => other === day).length;
        const working = Array.from({ length: days }, (_, place) => toDay(place)).filter(
          (day) => ![0, 6].includes(new Date(day).getUTCDay()),
        );
        const lightest = Math.min(...working.map(loadOf));
        expect(planned.filter((day) => loadOf(day) > lightest + 1)).toEqual([]);
      },
    ),
    { seed: 41 },
  );
});
