import { hash } from 'node:crypto';
import { toNetwork } from '@declic/nest-kit';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RefusedCallLimits } from '../refused-calls/refused-call-limits';
import { callers } from '../calls/caller';
import { InvalidApiKeyError } from '../calls/calls.errors';
import type { SentKey } from '../calls/sent-key';
import { CallerKeys } from './caller-keys';
import { isCheckedByRun } from './key-checked-by-run';
import { noteUnknownKey } from './note-unknown-key';

/**
 * Requires a live API key. Malformed keys are looked up too, so that all refusals take the same time. A key that was valid before is
 * not looked up where the statement that begins the run checks it.
 */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly keys: CallerKeys,
    private readonly limits: RefusedCallLimits,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = toSentKey(request);
    const known = this.limits.findCaller(key);
    if (known) callers.set(request, known);
    this.limits.admit(key);
    if (!known || !isCheckedByRun(context.getHandler())) return this.lookUp(request, key);
    callers.set(request, this.keys.assume(key, known));
    return true;
  }

  private async lookUp(request: FastifyRequest, key: SentKey): Promise<boolean> {
    try {
      callers.set(request, await this.keys.lookUp(key));
      return true;
    } catch (error) {
      if (error instanceof InvalidApiKeyError) noteUnknownKey(request, key);
      throw error;
    }
  }
}

function toSentKey(request: FastifyRequest): SentKey {
  const tokenHash = hash('sha256', readBearer(request), 'buffer');
  return { tokenHash, hash: tokenHash.toString('base64'), network: toNetwork(request.ip), isChecked: false };
}

function readBearer({ headers: { authorization = '' } }: FastifyRequest): string {
  return /^bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '';
}
