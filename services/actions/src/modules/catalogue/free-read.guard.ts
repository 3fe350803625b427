import { toNetwork } from '@declic/nest-kit';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { FreeReadLimits } from './free-read-limits';

/** Counts a read that needs no key for the network that it comes from. */
@Injectable()
export class FreeReadGuard implements CanActivate {
  constructor(private readonly limits: FreeReadLimits) {}

  canActivate(context: ExecutionContext): boolean {
    this.limits.count(toNetwork(context.switchToHttp().getRequest<FastifyRequest>().ip));
    return true;
  }
}
