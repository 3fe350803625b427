import { expect, it } from 'vitest';
import { type ObservedKind, toObservedNetwork } from './observation';
import { ObservationBatch, TIME_STEP_MS } from './observation-batch';

const NOW = new Date('2026-11-22T12:00:00Z');

const observed = (kind: ObservedKind, { network = '1', afterMs = 0 } = {}) =>
  toObservedNetwork({ name: 'mf-flow', version: 'v1', network, kind, at: new Date(NOW.getTime() + afterMs) });

function aBatch(...kinds: ObservedKind[]): ObservationBatch {
  const batch = new ObservationBatch();
  for (const kind of kinds) batch.add(observed(kind));
  return batch;
}

it('is one row for all that a network reports of a version', () => {
  expect(aBatch('loaded', 'render', 'loaded', 'unmount').take(10)).toEqual([
    { name: 'mf-flow', version: 'v1', network: '1', kinds: 1 + 16 + 64, seenAt: NOW, failedAt: NOW },
  ]);
});

it('leaves out what was written within ten minutes, and takes up what is new', () => {
  const batch = aBatch('loaded');
  batch.noteWritten(batch.take(10));
  batch.add(observed('loaded', { afterMs: TIME_STEP_MS - 1 }));
  expect(batch.size).toBe(0);

  batch.add(observed('slow'));
  expect(batch.take(10)).toMatchObject([{ kinds: 4 }]);
  batch.add(observed('loaded', { afterMs: TIME_STEP_MS }));
  expect(batch.take(10)).toMatchObject([{ kinds: 1 }]);
});

it('takes up again what was written before a canary began, that a network runs and that it fails', () => {
  const batch = aBatch('loaded', 'render');
  batch.noteWritten(batch.take(10));
  const began = new Date(NOW.getTime() + 1_000);
  batch.compareSince(new Map([['mf-flow', began]]));

  batch.add(observed('loaded', { afterMs: 1_000 }));
  batch.noteWritten(batch.take(10));
  batch.add(observed('loaded', { afterMs: 2_000 }));
  expect(batch.size).toBe(0);
  batch.add(observed('render', { afterMs: 3_000 }));
  expect(batch.take(10)).toMatchObject([{ kinds: 16, failedAt: new Date(NOW.getTime() + 3_000) }]);
});

it('loses nothing of a write that failed', () => {
  const batch = aBatch('loaded');
  const rows = batch.take(10);
  batch.add(observed('render'));
  for (const row of rows) batch.add(row);

  expect(batch.take(10)).toMatchObject([{ kinds: 17, failedAt: NOW }]);
});

it('is bounded, and still takes what networks report that it holds', () => {
  const batch = new ObservationBatch();
  for (let network = 0; network < 50_000; network += 1) batch.add(observed('loaded', { network: String(network) }));

  expect(batch.add(observed('loaded', { network: 'one more' }))).toBe(false);
  expect(batch.add(observed('render', { network: '7' }))).toBe(true);
  expect(batch.size).toBe(50_000);
});
