import 'fake-indexeddb/auto';
import { aUser, signInForTest, aSession, signOutForTest } from '@declic/session/testing';
import { createStore, keys, set } from 'idb-keyval';
import { expect, it, onTestFinished, vi } from 'vitest';
import { forgetRuns } from './forget-runs';

it('deletes the runs of the account that signs out, and keeps its saved inputs and other accounts', async () => {
  const kept = createStore('declic-console', 'records');
  const { id } = aUser();
  const others = [
    [id, 'input', 'write_note', 'bread'],
    ['another', 'run', '2'],
  ];
  for (const key of [[id, 'run', '1'], ...others]) await set(key, {}, kept);
  signInForTest(aSession());
  await forgetRuns();
  expect(await keys(kept)).toEqual(others);
});

it('does nothing for an anonymous visitor', async () => {
  signOutForTest();
  await expect(forgetRuns()).resolves.toBeUndefined();
});

it('does not hold up the sign-out when the database of the browser does not answer', async () => {
  vi.doMock('@declic/action-console/records', () => ({ forgetHistory: () => Promise.withResolvers<void>().promise }));
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.doUnmock('@declic/action-console/records');
    vi.useRealTimers();
  });
  signInForTest(aSession());
  const forgotten = forgetRuns();
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(forgotten).resolves.toBeUndefined();
});
