import { Clock, type JobSchedule } from '@declic/nest-kit';
import { expect, it, vi } from 'vitest';
import type { ActionsConfig } from '../../config';
import { registryWith } from '../../testing/fake-registry';
import type { ActionsRegistry } from '../catalogue/actions.registry';
import type { MetricsRepository } from '../metrics/metrics.repository';
import { RefreshMetricsJob } from './refresh-metrics.job';
import type { VerificationRepository } from './verification.repository';

/** A job whose computation takes so long, and the moments at which it computed, in seconds. */
function aJob(takesMs: number) {
  const moments: number[] = [];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const repository: Pick<MetricsRepository, 'measure' | 'listPasses' | 'save'> = {
    measure() {
      moments.push(now / 1_000);
      now += takesMs;
      return Promise.resolve([]);
    },
    listPasses: () => Promise.resolve(new Map()),
    save: () => Promise.resolve(),
  };
  const verifications: Pick<VerificationRepository, 'advanceFailing'> = { advanceFailing: () => Promise.resolve() };
  const schedule: Pick<JobSchedule, 'plan'> = { plan: () => Promise.resolve() };
  const job = new RefreshMetricsJob(
    registryWith() as unknown as ActionsRegistry, // all that is called
    repository as MetricsRepository, // all that is called
    verifications as VerificationRepository, // all that is called
    new Clock(),
    schedule as JobSchedule, // all that is called
    { VERIFY_EXAMPLES: 'all' } as ActionsConfig, // all that is read
  );
  const runAt = (seconds: number) => {
    now = seconds * 1_000;
    return job.handle({}, { signal: undefined });
  };
  return { runAt, moments };
}

it.each([
  ['each minute when that is short', 100, [1, 61, 121, 181, 241]],
  ['after a rest of twenty times as long as it took', 8_000, [1, 181]],
])('computes the figures %s', async (_, takesMs, expected) => {
  const { runAt, moments } = aJob(takesMs);
  for (const seconds of [1, 61, 121, 181, 241]) await runAt(seconds);
  expect(moments).toEqual(expected);
});
