import { describe, expect, it } from 'vitest';
import { parseDate } from './parse-date';

describe('parseDate', () => {
  it.each([
    ['2026-05-04', '2026-05-04'],
    ['le 04/05/2026 à Lyon', '2026-05-04'],
    ['04.05.26', '2026-05-04'],
    ['04/05/98', '1998-05-04'],
    ['04/05/68', '2068-05-04'],
    ['04/05/69', '1969-05-04'],
    ['25/12/2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['4 May 2026', '2026-05-04'],
    ['May 4th, 2026', '2026-05-04'],
    ['1er mars 2026', '2026-03-01'],
    ['16 de julio de 2026', '2026-07-16'],
    ['30 août 2026', '2026-08-30'],
    ['3-dic-2026', '2026-12-03'],
  ])('reads %j as %s', (text, date) => {
    expect(parseDate(text, { isMonthFirst: false })?.date).toBe(date);
  });

  it('reads figures by the order that is told, and says when it could be the other', () => {
    expect(parseDate('04/05/2026', { isMonthFirst: true })).toMatchObject({ date: '2026-04-05', isAmbiguous: true });
    expect(parseDate('05/05/2026', { isMonthFirst: true })).toMatchObject({ date: '2026-05-05', isAmbiguous: false });
    expect(parseDate('13/05/2026', { isMonthFirst: true })).toMatchObject({ date: '2026-05-13', isAmbiguous: false });
  });

  it.each(['31/02/2026', '2026', '12/2026', 'tomorrow', '1.234,56', '45 rue 2026', '99/99/9999'])(
    'finds none in %j',
    (text) => {
      expect(parseDate(text, { isMonthFirst: false })).toBeNull();
    },
  );
});
