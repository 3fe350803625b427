import { describe, expect, it } from 'vitest';
import { lineAt, locateQuote } from './locate-quote';

describe('the place of a quote', () => {
  it('is found where the source breaks the line or has other quotation marks', () => {
    const source = 'He said:\nit’s\n  a deal (100 %).';
    expect(locateQuote(source, "it's a deal (100 %)")).toEqual({ text: 'it’s\n  a deal (100 %)', start: 9, end: 30 });
  });

  it('is null for what is not there', () => {
    expect(locateQuote('abc', 'abd')).toBeNull();
    expect(locateQuote('abc', ' ')).toBeNull();
    expect(locateQuote('a well-known b', 'well-known  b')?.start).toBe(2);
  });

  it('has a line', () => {
    expect(lineAt('a\nb\nc', 4)).toBe(3);
    expect(lineAt('a\nb\nc', 0)).toBe(1);
  });
});
