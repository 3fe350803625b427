import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { logAnswer } from './log-answer';

/** What is logged of a request for a path, when its response emits these events. */
function logOf(url: string, response: { statusCode: number; writableEnded: boolean }, ...events: [string, Error?][]) {
  const lines: unknown[] = [];
  const at = (level: string) => (fields: { err?: Error }, message: string) => {
    lines.push([level, message, ...(fields.err ? [fields.err.message] : [])]);
  };
  const emitter = Object.assign(new EventEmitter(), response);
  const log = { info: at('info'), warn: at('warn'), error: at('error') };
  // All that is read of them.
  logAnswer({ url, readableAborted: false } as IncomingMessage, emitter as unknown as ServerResponse, log);
  for (const event of events) emitter.emit(...event);
  return lines;
}
const answered = (statusCode: number) => ({ statusCode, writableEnded: true });

it.each([
  [200, ['info', 'request completed']],
  [404, ['warn', 'request completed']],
  [503, ['error', 'request errored', 'failed with status code 503']],
])('writes one line about an answer of %i', (status, line) => {
  expect(logOf('/v1/actions', answered(status), ['finish'], ['close'])).toEqual([line]);
});

it('says that a client left before it was answered', () => {
  expect(logOf('/v1/actions', { statusCode: 200, writableEnded: false }, ['close'])).toEqual([
    ['info', 'request aborted'],
  ]);
});

it('writes nothing about probes, but that their answer could not be sent', () => {
  expect(logOf('/health/ready', answered(503), ['finish'])).toEqual([]);
  expect(logOf('/health/ready', answered(200), ['error', new Error('reset')])).toEqual([
    ['error', 'request errored', 'reset'],
  ]);
});
