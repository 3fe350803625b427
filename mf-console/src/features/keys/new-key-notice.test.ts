import { afterEach, expect, it } from 'vitest';
import { clearNewKeyNotice, readNewKeyNotice, storeNewKeyNotice } from './new-key-notice';

const NOON = Date.UTC(2026, 0, 1, 12);
const DAY = 24 * 60 * 60_000;

afterEach(() => localStorage.clear());

it('keeps the id of the key, when it was made and when the notice ends', () => {
  storeNewKeyNotice('dc_live_abc', NOON);
  expect(JSON.parse(localStorage.getItem('newApiKeyGenerated') ?? '')).toEqual({
    keyId: 'dc_live_abc',
    expiry: NOON + DAY,
    timestamp: NOON,
  });
});

it('is over after 24 hours', () => {
  storeNewKeyNotice('dc_live_abc', NOON);
  expect(readNewKeyNotice(NOON + DAY - 1)?.keyId).toBe('dc_live_abc');
  expect(readNewKeyNotice(NOON + DAY)).toBeNull();
});

it.each(['', '{', '{"keyId":5}', '[]'])('takes %j for no notice', (stored) => {
  localStorage.setItem('newApiKeyGenerated', stored);
  expect(readNewKeyNotice(NOON)).toBeNull();
});

it('can be cleared', () => {
  storeNewKeyNotice('dc_live_abc', NOON);
  clearNewKeyNotice();
  expect(localStorage).toHaveLength(0);
});
