import { signInForTest, signOutForTest } from '@declic/session/testing';
import { afterEach, expect, it } from 'vitest';
import { firstKeyThrottle } from './first-key-throttle';

afterEach(() => firstKeyThrottle.reset());

it('lets the first attempt through at once', () => {
  expect(firstKeyThrottle.remainingMs(1_000)).toBe(0);
});

it('holds the next attempt back until five seconds have passed', () => {
  firstKeyThrottle.start(1_000);
  expect(firstKeyThrottle.remainingMs(1_001)).toBe(4_999);
  expect(firstKeyThrottle.remainingMs(6_000)).toBe(0);
});

it('forgets the last attempt when the person signs out', () => {
  signInForTest();
  firstKeyThrottle.start(1_000);
  signOutForTest();
  expect(firstKeyThrottle.remainingMs(1_001)).toBe(0);
});
