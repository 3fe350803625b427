import { describe, expect, it } from 'vitest';
import { readNumeral } from './read-numeral';

describe('readNumeral', () => {
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['100', 100],
    ['-3', -3],
    ['1 234,50', 1234.5],
    ['1\u202F234,50', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ["12'000", 12_000],
    ['0,335', 0.335],
    ['120.6067', 120.6067],
  ])('reads %j', (text, number) => {
    expect(readNumeral(text)).toBe(number);
  });

  it.each(['1,234', '1.234', '', 'ten', '1,2,3', '12 34', '1e3', '0x5', '1,5 €'])('does not guess %j', (text) => {
    expect(readNumeral(text)).toBeNull();
  });
});
