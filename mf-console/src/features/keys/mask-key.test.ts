import { expect, it } from 'vitest';
import { maskKey } from './mask-key';

it('shows the key id whole, then dots', () => {
  expect(maskKey('dc_live_abcdefghi')).toMatch(/^dc_live_abcdefghi•+$/);
});
