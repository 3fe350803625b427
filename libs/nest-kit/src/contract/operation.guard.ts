import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { GUARDS_METADATA } from '@nestjs/common/constants';
import type { FastifyRequest } from 'fastify';
import { inputs } from './input.decorator';
import type { Operation } from './operations';
import { readInput } from './read-input';

/**
 * Checks what comes in, behind all other guards (`ContractCheck` refuses another order). Not an interceptor: Nest wraps
 * each call of a handler that has one in observables, which takes longer than the check.
 */
export class OperationGuard implements CanActivate {
  constructor(private readonly operation: Operation) {}

  /** @throws what `readInput` throws. */
  canActivate(context: ExecutionContext): true {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    inputs.set(request, readInput(this.operation, request));
    return true;
  }
}

/** Whether no guard of a handler comes after the check of its input. Those of the service and of the controller come before it anyway. */
export function checksInputLast(handler: object): boolean {
  const guards = Reflect.getMetadata(GUARDS_METADATA, handler) as unknown[]; // what `@UseGuards()` wrote, with that of `@Op()`
  return guards.at(-1) instanceof OperationGuard;
}
