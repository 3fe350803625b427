import { beforeEach, expect, it, vi } from 'vitest';
import type { Beacon } from '@declic/remote-kit/host';
import { aComposedRemote } from '../testing/a-remote';
import { beaconReporter } from './beacons';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

it('names remote, version, owner and composition', () => {
  const sent: Beacon[] = [];
  beaconReporter(
    () => 'c1',
    (beacon) => sent.push(beacon),
  ).loaded(aComposedRemote(), 42);
  expect(sent).toEqual([
    {
      kind: 'loaded',
      composition_id: 'c1',
      remote: 'mf-flow',
      version: '1',
      owner: 'flow-team',
      path: '/',
      duration_ms: 42,
    },
  ]);
});

it('keeps a message within what the registry takes', () => {
  const sent: Beacon[] = [];
  beaconReporter(
    () => 'c1',
    (beacon) => sent.push(beacon),
  ).failed(aComposedRemote(), 'render', new Error('x'.repeat(5_000)));
  expect(sent[0]).toMatchObject({ failure: 'render', message: 'x'.repeat(2_000) });
});

it('logs an unknown path', () => {
  beaconReporter(
    () => 'c1',
    () => undefined,
  ).notFound('/nope');
  expect(console.error).toHaveBeenCalledWith('Page not found: /nope');
});
