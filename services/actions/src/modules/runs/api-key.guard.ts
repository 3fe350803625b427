import { createHash } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callers } from './caller';
import { CallersRepository } from './callers.repository';
import { InvalidApiKeyError } from './runs.errors';

/** Lets in whoever has a live key. Whatever was sent is looked up, so that a malformed key is refused like an unknown one. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(private readonly repository: CallersRepository) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const tokenHash = createHash('sha256').update(bearerOf(request)).digest();
    const caller = await this.repository.findByTokenHash(tokenHash);
    if (!caller) throw new InvalidApiKeyError();
    callers.set(request, caller);
    return true;
  }
}

function bearerOf({ headers: { authorization = '' } }: FastifyRequest): string {
  return /^bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '';
}
