import { signInForTest, signOutForTest } from '@declic/session/testing';
import { afterEach, expect, it } from 'vitest';
import { keyGenerationThrottle } from './key-generation-throttle';

afterEach(() => keyGenerationThrottle.reset());

it('lets the first attempt through at once', () => {
  expect(keyGenerationThrottle.remainingMs(1_000)).toBe(0);
});

it('holds the next attempt back until five seconds have passed', () => {
  keyGenerationThrottle.start(1_000);
  expect(keyGenerationThrottle.remainingMs(1_001)).toBe(4_999);
  expect(keyGenerationThrottle.remainingMs(6_000)).toBe(0);
});

it('forgets the last attempt when the person signs out', () => {
  signInForTest();
  keyGenerationThrottle.start(1_000);
  signOutForTest();
  expect(keyGenerationThrottle.remainingMs(1_001)).toBe(0);
});
