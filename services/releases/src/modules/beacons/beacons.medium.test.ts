import type { OpInput } from '@declic/nest-kit';
import type { Beacon } from '@declic/remote-kit/contract';
import { Logger } from '@nestjs/common';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { startRegistry } from '../../testing/registry';

const registry = await startRegistry();

const post = (payload: string | object, type = 'application/json') =>
  registry.app.inject({ method: 'POST', url: '/api/releases/beacons', headers: { 'content-type': type }, payload });

it('logs a failure with remote, version, owner and composition', async () => {
  const log = vi.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const beacon: Beacon = {
    kind: 'failed',
    composition_id: '0123456789abcdef',
    remote: 'mf-flow',
    version: 'v1',
    owner: 'flow',
    path: '/tools/flow-content',
    failure: 'load',
    message: 'Failed to fetch dynamically imported module',
  };

  expect((await post(beacon)).statusCode).toBe(204);
  expect(log).toHaveBeenCalledExactlyOnceWith({ beacon, uncounted: 'missing' }, 'remote failed');
});

it('logs an unknown path', async () => {
  const log = vi.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const beacon: Beacon = { kind: 'not-found', composition_id: '0123456789abcdef', path: '/nowhere' };

  expect((await post(beacon)).statusCode).toBe(204);
  expect(log).toHaveBeenCalledExactlyOnceWith({ beacon }, 'unknown path');
});

it('does not log a ticket, with which a reader of the log could report', async () => {
  const log = vi.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  await post({ kind: 'not-found', composition_id: 'c1', path: '/nowhere', ticket: 'secret' });

  expect(JSON.stringify(log.mock.calls)).not.toContain('secret');
});

it.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an unknown kind', '{"kind":"party"}'],
  ['a kind without its fields', '{"kind":"failed"}'],
  ['a message that is too long', JSON.stringify({ kind: 'not-found', composition_id: 'x', path: '/'.repeat(3000) })],
  ['a prototype', '{"__proto__":{"kind":"loaded"}}'],
])('refuses %s with a 4xx', async (_what, payload) => {
  expect((await post(payload)).statusCode).toSatisfy((status: number) => status >= 400 && status < 500);
});

it('refuses another media type with a 4xx', async () => {
  expect((await post('hello', 'text/plain')).statusCode).toBe(415);
});

it('takes the beacons that the shell is typed to send', () => {
  expectTypeOf<Beacon>().toExtend<OpInput<'recordBeacon'>['body']>();
});
