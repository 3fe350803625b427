import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { inputs } from './input.decorator';
import type { Operation } from './operations';
import { readInput } from './read-input';

/**
 * Checks what comes in; `@Op()` puts it behind all other guards. Not an interceptor: Nest wraps each call of a handler that has one in
 * observables, which takes longer than the check.
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
