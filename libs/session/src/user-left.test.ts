import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onUserLeft } from '.';
import { aSession, aUser, resetSessionForTest, signInForTest, signOutForTest } from './testing';

const listener = vi.fn();
let unsubscribe: () => void;

beforeEach(() => {
  listener.mockClear();
  resetSessionForTest();
  unsubscribe = onUserLeft(listener);
});
afterEach(() => unsubscribe());

it('is silent while the same person signs in and is renewed', () => {
  signInForTest();
  signInForTest(aSession({ access_token: 'renewed' }));
  expect(listener).not.toHaveBeenCalled();
});

it('calls once at the sign-out', () => {
  signInForTest();
  signOutForTest();
  signInForTest();
  expect(listener).toHaveBeenCalledOnce();
});

it('calls when another person takes the place of the first', () => {
  signInForTest();
  signInForTest(aSession({ user: aUser({ id: 'another' }) }));
  expect(listener).toHaveBeenCalledOnce();
});
