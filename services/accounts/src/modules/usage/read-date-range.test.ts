import { ValidationError } from '@declic/nest-kit';
import { describe, expect, it } from 'vitest';
import { readPeriod } from './read-date-range';

describe('readPeriod', () => {
  it('knows moments in any time zone', () => {
    expect(readPeriod({ p_start_date: '2026-03-29T02:30:00+02:00', p_end_date: '2026-03-29T01:00:00Z' })).toEqual({
      start: new Date('2026-03-29T00:30:00Z'),
      end: new Date('2026-03-29T01:00:00Z'),
    });
  });

  it('leaves open what is not given', () => {
    expect(readPeriod({})).toEqual({ start: undefined, end: undefined });
  });

  it.each([
    ['p_start_date', { p_start_date: '2016-12-31T23:59:60Z' }],
    ['p_end_date', { p_end_date: '2016-12-31T23:59:60Z' }],
    ['p_end_date', { p_start_date: '2026-01-02T00:00:00Z', p_end_date: '2026-01-01T00:00:00Z' }],
  ])('names the field that is wrong: %s', (field, parameters) => {
    const read = () => readPeriod(parameters);
    expect(read).toThrow(ValidationError);
    expect(read).toThrow(expect.objectContaining({ details: { errors: [expect.objectContaining({ field })] } }));
  });
});
