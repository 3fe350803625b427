import { createHash } from 'node:crypto';
import { toNetwork } from '@declic/nest-kit';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RefusedCallLimits } from '../refused-calls/refused-call-limits';
import { getCallNotes } from '../request-log/call-notes';
import { callers } from '../calls/caller';
import { CallersRepository } from './callers.repository';
import { InvalidApiKeyError } from '../calls/calls.errors';

/** Requires a live API key. Malformed keys are looked up too, so that all refusals take the same time. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly repository: CallersRepository,
    private readonly limits: RefusedCallLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const tokenHash = createHash('sha256').update(readBearer(request)).digest();
    const key = { hash: tokenHash.toString('base64'), network: toNetwork(request.ip) };
    const known = this.limits.findCaller(key);
    if (known) callers.set(request, known);
    this.limits.admit(key);

    const caller = await this.repository.findByTokenHash(tokenHash);
    if (caller) {
      this.limits.noteValid(key, caller);
      callers.set(request, caller);
      return true;
    }
    this.limits.noteInvalid(key);
    callers.delete(request);
    getCallNotes(request).unknownKey = tokenHash;
    throw new InvalidApiKeyError();
  }
}

function readBearer({ headers: { authorization = '' } }: FastifyRequest): string {
  return /^bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '';
}
