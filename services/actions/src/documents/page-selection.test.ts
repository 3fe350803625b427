import { describe, expect, it } from 'vitest';
import { selectPages } from './page-selection';

describe('selectPages', () => {
  it.each([
    [undefined, [1, 2, 3, 4, 5]],
    [' ', [1, 2, 3, 4, 5]],
    ['2', [2]],
    ['4-, 1', [1, 4, 5]],
    ['2-3;3-9', [2, 3, 4, 5]],
  ])('reads %j', (selection, pages) => {
    expect(selectPages(selection, 5)).toEqual(pages);
  });

  it.each(['first', '1..3', '-', '0', '9-12', '3-2'])('refuses %j', (selection) => {
    expect(() => selectPages(selection, 5)).toThrow(
      expect.objectContaining({ name: 'RejectedInputError', field: 'pages' }),
    );
  });
});
