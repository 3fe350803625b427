import { beforeEach, expect, it, vi } from 'vitest';
import type { Beacon } from '@declic/remote-kit/host';
import { aComposedRemote } from '../testing/a-remote';
import { beaconReporter, sendWithTicket } from './beacons';

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

it.each(['c1.now.signed', undefined])('sends the ticket of the page along: %s', async (ticket) => {
  const send = vi.fn<Navigator['sendBeacon']>(() => true);
  vi.stubGlobal('navigator', { sendBeacon: send });
  sendWithTicket(() => ticket)({ kind: 'not-found', composition_id: 'c1', path: '/nope' });
  vi.unstubAllGlobals();

  const [address, body] = send.mock.calls[0] ?? [];
  expect(address).toBe('/api/releases/beacons');
  expect(JSON.parse(await (body as Blob).text())).toEqual({
    // what was given to sendBeacon
    kind: 'not-found',
    composition_id: 'c1',
    path: '/nope',
    ...(ticket && { ticket }),
  });
});
