import type { IncomingMessage, ServerResponse } from 'node:http';
import { readPath } from './logger-options';

/** Probes and scrapes come every few seconds and say nothing. */
const SILENT = /^\/(health|metrics)\b/;

/** Asked for by every edge several times a second, and by open pages again and again: only what goes wrong is of interest. */
const POLLED = /^\/api\/releases\/(composition|candidates)$/;

/** Of a logger that names the request. */
type AnswerLog = Record<'error' | 'warn' | 'info', (fields: object, message: string) => void>;

/** Writes one line about a request, when it has been answered or its client has left. */
export function logAnswer(request: IncomingMessage, response: ServerResponse, log: AnswerLog): void {
  const startedAt = Date.now();
  const write = (error?: Error) => {
    response.off('close', write).off('finish', write).off('error', write);
    writeAnswer(log, { request, response, error, responseTime: Date.now() - startedAt });
  };
  if (!SILENT.test(readPath(request))) response.on('close', write).on('finish', write);
  response.on('error', write);
}

interface Answer {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly error: Error | undefined;
  /** In milliseconds. */
  readonly responseTime: number;
}

function writeAnswer(log: AnswerLog, { request, response, error, responseTime }: Answer): void {
  const { statusCode, writableEnded } = response;
  if (error || statusCode >= 500) {
    const err = error ?? new Error(`failed with status code ${statusCode}`);
    log.error({ res: response, err, responseTime }, 'request errored');
    return;
  }
  const message = !request.readableAborted && writableEnded ? 'request completed' : 'request aborted';
  if (statusCode >= 400) log.warn({ res: response, responseTime }, message);
  else if (!POLLED.test(readPath(request))) log.info({ res: response, responseTime }, message);
}
