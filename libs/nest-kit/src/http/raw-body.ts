import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FORM } from '../contract/operations';
import { MalformedRequestError } from '../errors/request-errors';
import { describeJsonFault } from './json-fault';
import { unreadableBodies } from '../contract/unreadable-body';
import { utf8TextOf } from './utf8';

const JSON_TYPE = 'application/json';

const rawBodies = new WeakMap<object, Buffer>();

/**
 * Parses JSON in UTF-8, and remembers its bytes while the request lives, for those who check a signature over them. An empty body is
 * no body; whether there must be one is a question of the contract.
 */
export function keepRawBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser(JSON_TYPE);
  fastify.addContentTypeParser<Buffer>(JSON_TYPE, { parseAs: 'buffer' }, (request, body, done) => {
    rawBodies.set(request, body);
    if (body.length === 0) return done(null);
    const text = textOrFault(request, body);
    if (text === undefined) return done(null);
    return parse(request, text, (fault: Error | null, value: unknown) => {
      if (fault) unreadableBodies.set(request, jsonError(text));
      done(null, value);
    });
  });
}

/** Parses a form in UTF-8. */
export function addFormParser(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<Buffer>(FORM, { parseAs: 'buffer' }, (request, body, done) => {
    const text = textOrFault(request, body);
    if (text === undefined) return done(null);
    if (!isDecodable(text)) unreadableBodies.set(request, new MalformedRequestError('The form is not valid UTF-8.'));
    return done(null, Object.fromEntries(new URLSearchParams(text)));
  });
}

function textOrFault(request: FastifyRequest, body: Buffer): string | undefined {
  try {
    return utf8TextOf(request, body);
  } catch (error) {
    unreadableBodies.set(request, error as Error); // a refusal, the only thing that is thrown
    return undefined;
  }
}

/** What the parser refuses although it is JSON are the names that could change the prototype of an object. */
function jsonError(text: string): Error {
  const fault = describeJsonFault(text);
  return new MalformedRequestError(
    fault === undefined
      ? 'The body must not have properties that are named __proto__, or constructor with a prototype.'
      : `The body is not valid JSON: ${fault}.`,
  );
}

function isDecodable(form: string): boolean {
  try {
    decodeURIComponent(form);
    return true;
  } catch {
    return false;
  }
}

/** The bytes of a JSON body as they were sent; empty when there is none. */
export const RawBody = createParamDecorator((_: unknown, context: ExecutionContext): Buffer => {
  return rawBodies.get(context.switchToHttp().getRequest<object>()) ?? Buffer.alloc(0);
});
