import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 20, [1, 2, 'gap', 20]],
  [2, 20, [1, 2, 3, 'gap', 20]],
  [3, 20, [1, 2, 3, 4, 'gap', 20]],
  [4, 20, [1, 'gap', 3, 4, 5, 'gap', 20]],
  [18, 20, [1, 'gap', 17, 18, 19, 20]],
  [20, 20, [1, 'gap', 19, 20]],
] as const)('shows on page %d of %d: %j', (page, pages, shown) => {
  expect(pageNumbers(page, pages)).toEqual(shown);
});
