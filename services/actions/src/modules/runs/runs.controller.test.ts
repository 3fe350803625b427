import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { fakeRegistry } from '../../testing/fake-registry';
import type { ActionsRegistry } from '../catalogue/actions.registry';
import { InvalidApiKeyError } from '../calls/calls.errors';
import { RefusedCallLimits } from '../refused-calls/refused-call-limits';
import type { AutoChooser } from '../routing/auto-choice';
import { CallerKeys } from './caller-keys';
import type { CallersRepository } from './callers.repository';
import type { RunAdmission } from './run-admission';
import type { RunResult } from './run-call';
import { RunsController } from './runs.controller';
import type { RunsService } from './runs.service';

it('answers nothing to a caller whose key was revoked, where no run began for the call', async () => {
  const noCallers: Pick<CallersRepository, 'findByTokenHash'> = { findByTokenHash: () => Promise.resolve(null) };
  const keys = new CallerKeys(noCallers as CallersRepository, new RefusedCallLimits({ LOCAL_MODE: false })); // all that is called
  const key = { tokenHash: Buffer.alloc(32), hash: 'hash', network: '192.0.2.1', isChecked: false };
  const caller = keys.assume(key, { userId: 'ada', keyId: 'key', plan: 'free' });
  const runs = { run: () => Promise.resolve({ answer: {}, isReplay: true, rate: undefined } as RunResult) }; // one without a run
  const controller = new RunsController(
    runs as unknown as RunsService, // all that is called
    {} as AutoChooser, // not called
    {} as RunAdmission, // not called
    fakeRegistry as unknown as ActionsRegistry, // all that is called
    keys,
  );

  const input = { path: { slug: 'works' }, query: {}, headers: {}, body: {} };
  const answer = controller.run(input, caller, {} as FastifyRequest, {} as FastifyReply); // neither is reached
  await expect(answer).rejects.toThrow(InvalidApiKeyError);
});
