import { expect, it } from 'vitest';
import { maskKey } from './mask-key';

it('shows 17 characters, then dots', () => {
  expect(maskKey('dc_live_abcdefghijklmnop')).toMatch(/^dc_live_abcdefghi•+$/);
});

it('shows a short key id whole, then dots', () => {
  expect(maskKey('dc_live_abc')).toMatch(/^dc_live_abc•+$/);
});
