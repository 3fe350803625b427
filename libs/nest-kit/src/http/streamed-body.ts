import type { Readable } from 'node:stream';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BINARY, takesBinary } from '../contract/routes';
import { unreadableBodies } from '../contract/unreadable-body';
import { UnsupportedMediaTypeError } from '../errors/request-errors';

const streams = new WeakMap<object, Readable>();

/** Leaves bytes unread, where the operation takes them. The handler reads them after the guards, and sets the limit. */
export function addBinaryParser(fastify: FastifyInstance, isTaken = takesBinary): void {
  fastify.addContentTypeParser([...BINARY], (request, body, done) => {
    if (isTaken(request.method, request.url.split('?', 1)[0] ?? '')) streams.set(request, body);
    else {
      unreadableBodies.set(request, new UnsupportedMediaTypeError('Send the body as application/json.'));
      body.resume();
    }
    done(null);
  });
  // What a handler left unread would keep the connection from its next request.
  fastify.addHook('onResponse', (request, _reply, done) => {
    if (streams.has(request) && !request.raw.readableEnded) request.raw.resume();
    done();
  });
}

/** The bytes of the body as they arrive. Undefined when the request brought none. */
export const StreamedBody = createParamDecorator((_: unknown, context: ExecutionContext): Readable | undefined =>
  streams.get(context.switchToHttp().getRequest<FastifyRequest>()),
);
