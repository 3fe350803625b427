import { afterEach, expect, it, vi } from 'vitest';
import { forgetHoldToken, holdTokenHeader, keepHoldToken } from './hold-token';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('is sent while the hold lasts', () => {
  keepHoldToken('one', 'token-one', inMinutes(30));
  expect(holdTokenHeader('one')).toEqual({ 'Booking-Token': 'token-one' });
  expect(holdTokenHeader('two')).toEqual({});
  forgetHoldToken('one');
  expect(holdTokenHeader('one')).toEqual({});
});

it('leaves nothing in the browser once the hold is over, and nothing of a former version', () => {
  vi.useFakeTimers();
  keepHoldToken('one', 'token-one', inMinutes(30));
  localStorage.setItem('declic.workshops.hold.two', 'token-two');
  vi.advanceTimersByTime(31 * 60_000);

  expect([holdTokenHeader('one'), holdTokenHeader('two')]).toEqual([{}, {}]);
  expect(localStorage).toHaveLength(0);
});
