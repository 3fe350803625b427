import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Beacon } from '@declic/remote-kit/host';
import { aComposedRemote } from '../testing/a-remote';
import { beaconReporter, sendWithTicket } from './beacons';
import { PageExit } from './page-exit';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

function aReporter() {
  const sent: Beacon[] = [];
  const exit = new PageExit();
  return { sent, exit, report: beaconReporter({ compositionId: () => 'c1', exit, send: (it) => sent.push(it) }) };
}
const flow = aComposedRemote();

it('names remote, version, owner and composition', () => {
  const { report, sent } = aReporter();
  report.loaded(flow, 42);
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
  const { report, sent } = aReporter();
  report.failed(flow, 'render', new Error('x'.repeat(5_000)));
  expect(sent[0]).toMatchObject({ failure: 'render', message: 'x'.repeat(2_000) });
});

it('reports what cannot be turned into text', () => {
  const { report, sent } = aReporter();
  report.failed(flow, 'render', Object.create(null));
  expect(sent[0]).toMatchObject({ failure: 'render', message: 'Something without a text was thrown.' });
});

it('reports an error once, however often it is thrown', () => {
  const { report, sent } = aReporter();
  for (let turn = 0; turn < 3; turn++) report.failed(flow, 'runtime', new TypeError('tick'));
  report.failed(flow, 'runtime', new TypeError('tock'));
  report.failed({ ...flow, version: '2' }, 'runtime', new TypeError('tick'));
  expect(sent.map((it) => it.kind === 'failed' && `${it.version} ${it.message}`)).toEqual([
    '1 tick',
    '1 tock',
    '2 tick',
  ]);
});

it('reports once that a version does not load, whatever each attempt says, and once that it has rendered', () => {
  const { report, sent } = aReporter();
  report.failed(flow, 'load', new Error('no remoteEntry.js'));
  report.failed(flow, 'load', new Error('no remoteEntry.js?attempt=2'));
  report.loaded(flow, 42);
  report.loaded(flow, 43);
  expect(sent.map(({ kind }) => kind)).toEqual(['failed', 'loaded']);
});

it('stops at 50 reports of a page that fails in ever new ways', () => {
  const { report, sent } = aReporter();
  for (let turn = 0; turn < 100; turn++) report.failed(flow, 'runtime', new Error(`at ${turn}`));
  expect(sent).toHaveLength(50);
});

it('reports no failure of a page that is left', () => {
  const { report, sent, exit } = aReporter();
  exit.handleEvent(new Event('beforeunload'));
  report.failed(flow, 'load', new Error('cancelled'));
  exit.handleEvent(new Event('pagehide'));
  expect(sent).toEqual([]);
});

it('reports a failure that was dropped when the page was left, once the page is back', () => {
  const { report, sent, exit } = aReporter();
  exit.handleEvent(new Event('pagehide'));
  report.failed(flow, 'load', new Error('cancelled'));
  exit.handleEvent(new Event('pageshow'));
  report.failed(flow, 'load', new Error('missing'));
  expect(sent).toMatchObject([{ message: 'missing' }]);
});

it('logs an unknown path', () => {
  aReporter().report.notFound('/nope');
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

const OFFLINE_FAILURE = {
  composition_id: 'c1',
  remote: 'flow',
  version: '1',
  owner: 'team',
  path: '/',
  message: 'late',
};

it('sends what an offline page reports once it is online, 12 reports at most, without files that did not come', async () => {
  const send = vi.fn<Navigator['sendBeacon']>(() => true);
  const network = { sendBeacon: send, onLine: false };
  vi.stubGlobal('navigator', network);
  onTestFinished(() => void vi.unstubAllGlobals());
  const report = sendWithTicket(() => 'c1.now.signed');
  report({ kind: 'failed', ...OFFLINE_FAILURE, failure: 'load' });
  report({ kind: 'failed', ...OFFLINE_FAILURE, failure: 'slow' });
  for (let turn = 0; turn < 20; turn++) report({ kind: 'not-found', composition_id: 'c1', path: `/${turn}` });
  expect(send).not.toHaveBeenCalled();

  network.onLine = true;
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  const bodies = send.mock.calls.map(async ([, body]) => JSON.parse(await (body as Blob).text())); // what was given to sendBeacon
  const paths = (await Promise.all(bodies)).map(({ path }) => path);
  expect(paths).toEqual(Array.from({ length: 12 }, (_, turn) => `/${turn}`));
});
