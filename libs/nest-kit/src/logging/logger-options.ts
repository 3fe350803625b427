import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Params } from 'nestjs-pino';
import type { CommonConfig } from '../config/config';
import { readCompositionId } from '../http/request-id';

/** Probes and scrapes come every few seconds and say nothing. */
const SILENT = /^\/(health|metrics)\b/;

/** Members that are never logged. */
const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'access_token',
  'refresh_token',
];

/** What a failed query says about people's data. */
const QUERY_DATA = ['err.parameters', 'err.detail', 'err.driverError'];

type NamedRequest = IncomingMessage & { id?: unknown; originalUrl?: string };

/** One JSON line per request, with its id, and without anything that would let a reader act as the visitor. */
export function loggerOptions(service: string, { LOG_LEVEL }: CommonConfig): Params {
  return {
    // The default route of nestjs-pino binds nothing on Fastify.
    forRoutes: ['{*splat}'],
    pinoHttp: {
      level: LOG_LEVEL,
      base: { service },
      genReqId: (request) => (request as NamedRequest).id,
      autoLogging: { ignore: (request) => SILENT.test(readPath(request)) },
      redact: {
        paths: [...QUERY_DATA, ...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])],
        censor: '[redacted]',
      },
      serializers: {
        req: (request: { id: string; method: string; raw: NamedRequest }) => ({
          id: request.id,
          method: request.method,
          path: readPath(request.raw),
        }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      },
      customProps: (request) => ({ composition_id: readCompositionId(request) }),
      customLogLevel: (_request: IncomingMessage, response: ServerResponse, error) => {
        if (error || response.statusCode >= 500) return 'error';
        return response.statusCode >= 400 ? 'warn' : 'info';
      },
    },
  };
}

/** Without the query, which may hold a token. */
function readPath(request: NamedRequest): string {
  return (request.originalUrl ?? request.url ?? '').split('?', 1)[0] ?? '';
}
