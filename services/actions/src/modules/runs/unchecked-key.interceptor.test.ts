import type { CallHandler, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { lastValueFrom, of } from 'rxjs';
import { expect, it } from 'vitest';
import { callers } from '../calls/caller';
import { InvalidApiKeyError } from '../calls/calls.errors';
import { RefusedCallLimits } from '../refused-calls/refused-call-limits';
import { CallerKeys } from './caller-keys';
import type { CallersRepository } from './callers.repository';
import { UncheckedKeyInterceptor } from './unchecked-key.interceptor';

it('answers nothing to a caller whose key was revoked, where no run began for the call', async () => {
  const noCallers: Pick<CallersRepository, 'findByTokenHash'> = { findByTokenHash: () => Promise.resolve(null) };
  const keys = new CallerKeys(noCallers as CallersRepository, new RefusedCallLimits({ LOCAL_MODE: false })); // all that is called
  const key = { tokenHash: Buffer.alloc(32), hash: 'hash', network: '192.0.2.1', isChecked: false };
  const request = {} as FastifyRequest; // only its identity matters
  callers.set(request, keys.assume(key, { userId: 'ada', keyId: 'key', plan: 'free' }));
  const context = { switchToHttp: () => ({ getRequest: () => request }) } as ExecutionContext; // all that is called
  const next: CallHandler = { handle: () => of('an answer') };

  const answer = lastValueFrom(new UncheckedKeyInterceptor(keys).intercept(context, next));
  await expect(answer).rejects.toThrow(InvalidApiKeyError);
});
