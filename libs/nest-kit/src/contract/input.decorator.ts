import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { OPERATION } from './op.decorator';
import { operationOf } from './operations';
import { readInput } from './read-input';

/** The validated input of the operation. Runs after the guards, so that a stranger learns nothing about what is valid. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const id: unknown = Reflect.getMetadata(OPERATION, context.getHandler());
  if (typeof id !== 'string') throw new Error('@Input() belongs to a handler that has @Op().');
  return readInput(operationOf(id), context.switchToHttp().getRequest<FastifyRequest>());
});
