import { DomainError, ProblemFilter } from '@declic/nest-kit';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callers } from '../calls/caller';
import { InvalidApiKeyError } from '../calls/calls.errors';
import { findSentKey } from '../calls/sent-key';
import { CallerKeys } from './caller-keys';
import { noteUnknownKey } from './note-unknown-key';

/**
 * An invalid key is the first reason to refuse a call: no other refusal is answered before the key was checked.
 *
 * @decision D9
 */
@Catch()
export class UncheckedKeyFilter implements ExceptionFilter {
  private readonly problems = new ProblemFilter();

  constructor(private readonly keys: CallerKeys) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    this.problems.catch(await this.findReason(error, host.switchToHttp().getRequest<FastifyRequest>()), host);
  }

  private async findReason(error: unknown, request: FastifyRequest): Promise<unknown> {
    const caller = callers.get(request);
    const key = caller && findSentKey(caller);
    if (!key) return error;
    try {
      if (!(error instanceof InvalidApiKeyError)) await this.keys.ensureChecked(caller);
      else noteUnknownKey(request, key);
      return error;
    } catch (reason) {
      if (reason instanceof InvalidApiKeyError) noteUnknownKey(request, key);
      // The database is away for both.
      else if (isUnavailable(error)) return error;
      return reason;
    }
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof DomainError && error.kind === 'unavailable';
}
