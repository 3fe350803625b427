import cookie from '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { CommonConfig } from '../config/config';
import { UnsupportedMediaTypeError } from '../errors/request-errors';
import { addDrain, type Drain } from '../lifecycle/drain';
import { BODY_LIMIT } from './body-limit';
import { addMultipartParser } from './multipart';
import { NO_CONTENT_POLICY } from './page-policies';
import { addFormParser, keepRawBodies } from './raw-body';
import { refuseOtherMethods } from './other-methods';
import { addBinaryParser } from './streamed-body';
import { readRequestId } from './request-id';
import { findBodyLimit, takesMultipart } from '../contract/routes';
import { unreadableBodies } from '../contract/unreadable-body';

/** Fastify as every service runs it: named requests, bounded bodies, and only the edge may say who the visitor is. */
export function createFastifyAdapter({ TRUSTED_PROXIES }: Pick<CommonConfig, 'TRUSTED_PROXIES'>): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: TRUSTED_PROXIES.split(',').map((entry) => entry.trim()),
    genReqId: readRequestId,
    requestIdHeader: false,
    // Calls that run are answered; `addDrain` ends what would stay open for ever.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
}

/**
 * Adds what all services share: cookies, JSON and form parsers (no others), request ids, `no-store` unless a handler sets it,
 * and draining.
 */
export async function prepareFastify(app: NestFastifyApplication): Promise<Drain> {
  await app.register(cookie);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = findBodyLimit([route.method].flat()[0] ?? '', route.url) ?? BODY_LIMIT;
  });
  fastify.removeContentTypeParser('text/plain');
  keepRawBodies(fastify);
  addFormParser(fastify);
  addMultipartParser(fastify, takesMultipart);
  addBinaryParser(fastify);
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (request, _body, done) => {
    unreadableBodies.set(request, new UnsupportedMediaTypeError('Send the body as application/json.'));
    done(null);
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'x-request-id': request.id,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // A page has a policy of its own, which replaces this one.
      'content-security-policy': NO_CONTENT_POLICY,
    });
    done();
  });
  refuseOtherMethods(fastify);
  return addDrain(fastify);
}
