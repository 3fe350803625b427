import type { IncomingMessage } from 'node:http';
import type { Params } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import type { CommonConfig } from '../config/config';
import { readCompositionId } from '../http/request-id';
import { createLogger } from './create-logger';

/** Lines of JSON that name the request they are about, without anything that would let a reader act as the visitor. */
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
      serializers: {
        req: (request: { id: string; method: string; raw: IncomingMessage }) => ({
          id: request.id,
          method: request.method,
          path: readPath(request.raw),
        }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
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
export function readPath(request: IncomingMessage): string {
  return (request.url ?? '').split('?', 1)[0] ?? '';
}
