import { aSession, aUser, resetSessionForTest, signInForTest, signOutForTest } from '@declic/session/testing';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { FetchedData } from './fetched-data';

const another = aSession({ user: aUser({ id: 'another' }) });
let client: QueryClient;
let fetched: FetchedData;

beforeEach(() => {
  resetSessionForTest();
  client = new QueryClient();
  fetched = new FetchedData(client);
  signInForTest();
  client.setQueryData(['figures'], 12);
});

const kept = () => client.getQueryData(['figures']);

it('stays while the session is renewed, and while pages are left', () => {
  signInForTest(aSession({ access_token: 'renewed' }));
  fetched.forgetOwed();
  expect(kept()).toBe(12);
});

it('is forgotten at a sign-out when the page is left, not before', () => {
  signOutForTest();
  fetched.endSession();
  expect(kept()).toBe(12);
  fetched.forgetOwed();
  expect(kept()).toBeUndefined();
});

it('is forgotten before another person takes the place of the first', () => {
  fetched.endSession();
  expect(kept()).toBeUndefined();
  signInForTest(another);
});

it('is forgotten when another person signs in on a page that was not left', () => {
  signOutForTest();
  fetched.endSession();
  signInForTest(another);
  expect(kept()).toBeUndefined();
});
