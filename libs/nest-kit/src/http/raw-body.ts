import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { unreadableBodies } from './unreadable-body';

const JSON_TYPE = 'application/json';

const rawBodies = new WeakMap<object, Buffer>();

/** Parses JSON as Fastify does, and remembers its bytes while the request lives, for those who check a signature over them. */
export function keepRawBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser(JSON_TYPE);
  fastify.addContentTypeParser<Buffer>(JSON_TYPE, { parseAs: 'buffer' }, (request, body, done) => {
    rawBodies.set(request, body);
    parse(request, body.toString('utf8'), (fault: Error | null, value: unknown) => {
      if (fault) unreadableBodies.set(request, fault);
      done(null, value);
    });
  });
}

/** The bytes of a JSON body as they were sent; empty when there is none. */
export const RawBody = createParamDecorator((_: unknown, context: ExecutionContext): Buffer => {
  return rawBodies.get(context.switchToHttp().getRequest<object>()) ?? Buffer.alloc(0);
});
