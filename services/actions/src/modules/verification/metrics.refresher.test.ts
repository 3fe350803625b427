import { Clock } from '@declic/nest-kit';
import { expect, it, vi } from 'vitest';
import { registryWith } from '../../testing/fake-registry';
import type { ActionsRegistry } from '../catalogue/actions.registry';
import type { MetricsRepository } from '../metrics/metrics.repository';
import { MetricsRefresher } from './metrics.refresher';

/** A repository whose computation takes so long, and the intervals that it was asked about, in seconds. */
function aRefresher(takesMs: number) {
  const intervals: number[] = [];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const repository: Pick<MetricsRepository, 'claimRefresh' | 'measure' | 'listPasses' | 'save'> = {
    claimRefresh(olderThan, at) {
      intervals.push((at.getTime() - olderThan.getTime()) / 1_000);
      return Promise.resolve(true);
    },
    measure() {
      now += takesMs;
      return Promise.resolve([]);
    },
    listPasses: () => Promise.resolve(new Map()),
    save: () => Promise.resolve(),
  };
  const refresher = new MetricsRefresher(
    registryWith() as unknown as ActionsRegistry, // all that is called
    repository as MetricsRepository, // all that is called
    new Clock(),
  );
  return { refresher, intervals };
}

it.each([
  ['a minute after a short computation', 100, 60],
  ['twenty times as long as a long computation took', 8_000, 160],
])('computes the figures again %s', async (_, takesMs, seconds) => {
  const { refresher, intervals } = aRefresher(takesMs);
  await refresher.refreshIfDue();
  await refresher.refreshIfDue();
  expect(intervals).toEqual([60, seconds]);
});
