import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pinoHttp } from 'pino-http';
import { expect, it } from 'vitest';
import { logAnswer } from './log-answer';
import { findProps, loggerOptions } from './logger-options';

const HEADERS = { authorization: 'Bearer secret', 'x-composition-id': 'composition-1' };

/** Answers a request, and gives what was logged while `work` was done for it. */
function logDuring(
  work: (log: IncomingMessage['log']) => void,
  { url = '/v1/actions?token=secret', statusCode = 200 } = {},
): Record<string, unknown>[] {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const { logger } = pinoHttp(loggerOptions('actions', { LOG_LEVEL: 'info' }, stream).pinoHttp);
  const request = { id: 'request-1', method: 'POST', url, headers: HEADERS };
  const response = Object.assign(new EventEmitter(), { statusCode, headersSent: true, writableEnded: true });
  // All that is read of it.
  const message = request as unknown as IncomingMessage;
  const log = logger.child({ req: message, ...findProps(message) });
  logAnswer(message, response as unknown as ServerResponse, log);
  work(log);
  response.emit('finish');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('writes one line for a request: its id, method and path, and the status of its answer', () => {
  const [line, ...others] = logDuring(() => undefined);
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    service: 'actions',
    level: 30,
    composition_id: 'composition-1',
    msg: 'request completed',
  });
  expect(line?.['req']).toEqual({ id: 'request-1', method: 'POST', path: '/v1/actions' });
  expect(line?.['res']).toEqual({ status: 200 });
});

it('writes no secret, neither of a line nor of a logger made for the request', () => {
  const lines = logDuring((log) => {
    log.info({ password: 'secret', user: { token: 'secret', name: 'Ada' }, deep: { er: { cookie: 'secret' } } });
    log.child({ session: { refresh_token: 'secret' } }).warn('a child');
    log.info({ req: { headers: HEADERS, password: 'secret' }, res: { headers: HEADERS, token: 'secret' } });
    log.error({ err: Object.assign(new Error('failed'), { parameters: ['secret'], detail: 'secret' }) });
  });
  expect(lines).toHaveLength(5);
  expect(JSON.stringify(lines)).not.toContain('secret');
  expect(lines[0]).toMatchObject({ password: '[redacted]', user: { token: '[redacted]', name: 'Ada' } });
  expect(lines[1]).toMatchObject({ session: { refresh_token: '[redacted]' }, req: { id: 'request-1' } });
});

it('writes nothing about what the edge asks for all the time, unless it failed', () => {
  const url = '/api/releases/composition';
  expect(logDuring(() => undefined, { url })).toEqual([]);
  expect(logDuring(() => undefined, { url, statusCode: 500 })).toMatchObject([{ level: 50 }]);
});
