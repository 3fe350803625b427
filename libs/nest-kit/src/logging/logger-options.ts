import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Params } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import type { CommonConfig } from '../config/config';
import { readCompositionId } from '../http/request-id';
import { createLogger } from './create-logger';

/** Probes and scrapes come every few seconds and say nothing. */
const SILENT = /^\/(health|metrics)\b/;

/** Asked for by every edge several times a second, and by open pages again and again: only what goes wrong is of interest. */
const POLLED = /^\/api\/releases\/(composition|candidates)$/;

type NamedRequest = IncomingMessage & { id?: unknown };

/** One JSON line per request, with its id, and without anything that would let a reader act as the visitor. */
export function loggerOptions(
  service: string,
  { LOG_LEVEL }: Pick<CommonConfig, 'LOG_LEVEL'>,
  stream?: DestinationStream,
) {
  return {
    // No middleware: `logRequests`.
    forRoutes: [],
    pinoHttp: {
      logger: createLogger(service, LOG_LEVEL, stream),
      genReqId: (request) => (request as NamedRequest).id,
      autoLogging: { ignore: (request) => SILENT.test(readPath(request)) },
      serializers: {
        req: (request: { id: string; method: string; raw: NamedRequest }) => ({
          id: request.id,
          method: request.method,
          path: readPath(request.raw),
        }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      },
      customProps: (request) => findProps(request) as object, // nothing is allowed, too, and makes no second logger
      customLogLevel: (request: IncomingMessage, response: ServerResponse, error) => {
        if (error || response.statusCode >= 500) return 'error';
        if (response.statusCode >= 400) return 'warn';
        return POLLED.test(readPath(request)) ? 'silent' : 'info';
      },
    },
  } satisfies Params;
}

/** What every line of a request names besides the request. */
export function findProps(request: IncomingMessage): object | undefined {
  const composition_id = readCompositionId(request);
  return composition_id === undefined ? undefined : { composition_id };
}

/** Without the query, which may hold a token. */
function readPath(request: NamedRequest): string {
  return (request.url ?? '').split('?', 1)[0] ?? '';
}
