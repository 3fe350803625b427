import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { readInput } from './read-input';

/** What was read of each request that is being answered. */
export const inputs = new WeakMap<FastifyRequest, ReturnType<typeof readInput>>();

/** The input of the operation, validated after the guards, so that an unauthorised caller gets no validation errors. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const input = inputs.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!input) throw new Error('@Input() belongs to a handler that has @Op().');
  return input;
});
