import { expect, it } from 'vitest';
import { RejectedInputError, UpstreamError } from '../run-errors';
import { isFromWorker } from './is-from-worker';
import { toJobError } from './job-reply';
import { MemoryLimitError } from './pool.errors';

const memoryBytes = 1;
const toReply = (reply: object) => ({ type: 'reply', reply });

it.each([
  { type: 'begun' },
  { type: 'waits' },
  { type: 'ready' },
  { type: 'call', id: 1, call: { port: 'web', method: 'fetch', url: 'https://a.test', maxBytes: 10 } },
  { type: 'call', id: 1, call: { port: 'mailExchange', method: 'lookup', domain: 'a.test' } },
  { type: 'cancel', id: 1 },
  toReply({ ok: true, result: { data: { rows: [1] }, warnings: ['Cut off.'] }, memoryBytes }),
  toReply({ ok: true, result: { data: {}, warnings: [], material: { text: 'x' } }, memoryBytes }),
  ...[
    new RejectedInputError('pdf', 'It has a password.'),
    new UpstreamError('The page is away.'),
    new MemoryLimitError(),
    new TypeError('boom'),
    Object.assign(new Error('boom'), { stack: undefined }),
    'text',
  ].map((error) => toReply({ ok: false, error: toJobError(error), memoryBytes })),
])('takes what a worker sends: %j', (message) => {
  expect(isFromWorker(message)).toBe(true);
});

it.each([
  null,
  undefined,
  'begun',
  [],
  {},
  { type: 'settings' },
  { type: 'cancel', id: 'x' },
  { type: 'call', id: 1, call: { port: 'web', method: 'fetch', url: {} } },
  { type: 'call', id: 1, call: { port: 'model', method: 'generate' } },
  { type: 'reply' },
  toReply({ ok: true, memoryBytes }),
  toReply({ ok: true, result: null, memoryBytes }),
  toReply({ ok: true, result: { data: null, warnings: [] }, memoryBytes }),
  toReply({ ok: true, result: { data: [], warnings: [] }, memoryBytes }),
  toReply({ ok: true, result: { data: {}, warnings: [{}] }, memoryBytes }),
  toReply({ ok: true, result: { data: {}, warnings: [], material: 'x' }, memoryBytes }),
  toReply({ ok: true, result: { data: {}, warnings: [] }, memoryBytes: '1' }),
  toReply({ ok: false, error: null, memoryBytes }),
  toReply({ ok: false, error: { type: 'other' }, memoryBytes }),
  toReply({ ok: false, error: { type: 'rejected', field: {}, message: 'x' }, memoryBytes }),
])('refuses anything else: %j', (message) => {
  expect(isFromWorker(message)).toBe(false);
});
