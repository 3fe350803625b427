import type { Schemas } from '@declic/openapi/actions';
import { factory } from '@declic/openapi/factories';
import { unmeasured } from './factories';

/** How many runs took more than so many milliseconds, and no more than the next bound. */
function toBuckets(...bounds: readonly (readonly [above: number, count: number])[]) {
  return bounds.map(([above_ms, count], index) => ({ above_ms, up_to_ms: bounds[index + 1]?.[0] ?? null, count }));
}

export const anEvidence = factory<Schemas['ActionEvidence']>({
  slug: 'score_leads',
  from: '2026-11-19T12:00:00.000Z',
  until: '2026-11-20T12:00:00.000Z',
  latency_target_ms: 100,
  figures: {
    health_status: 'degraded',
    score: 82,
    p95_latency_ms_24h: 119,
    success_rate_24h: 0.931,
    on_time_rate_24h: 0.741,
    last_verified_at: '2026-11-20T11:00:00.000Z',
  },
  runs: {
    counted: 29,
    live: 25,
    examples: 4,
    succeeded: 27,
    failed: 1,
    timed_out: 1,
    interrupted: 0,
    on_time: 20,
    excluded: 3,
  },
  latency: {
    basis: 'live',
    count: 25,
    p50: 65,
    p95: 119,
    p99: 123.8,
    longest: 125,
    distribution: toBuckets([0, 0], [20, 10], [50, 10], [100, 5], [200, 0]),
  },
  hours: [
    { at: '2026-11-20T10:00:00.000Z', counted: 20, succeeded: 20 },
    { at: '2026-11-20T11:00:00.000Z', counted: 9, succeeded: 7 },
  ],
  score: { reliability: 46.94, on_time: 22.22, freshness: 19.18 },
  verification: {
    finished_at: '2026-11-20T11:30:00.000Z',
    passed: false,
    examples: [
      {
        name: 'Two leads',
        source: 'RFC 4180',
        compared: 'whole',
        fields: [],
        outcome: 'ok',
        fault: null,
        started_at: '2026-11-20T11:29:59.000Z',
        duration_ms: 12.4,
      },
      {
        name: 'Own rules',
        source: null,
        compared: 'part',
        fields: ['rows', 'counts'],
        outcome: 'server_error',
        fault: 'The answer differs at /rows/0: {}',
        started_at: '2026-11-20T11:29:59.500Z',
        duration_ms: 1250,
      },
    ],
  },
  passes: [
    { finished_at: '2026-11-20T10:30:00.000Z', passed: true },
    { finished_at: '2026-11-20T11:30:00.000Z', passed: false },
  ],
  incidents: [
    { from: '2026-11-20T11:30:00.000Z', until: null, failed_passes: 1 },
    { from: '2026-11-18T08:00:00.000Z', until: '2026-11-18T09:00:00.000Z', failed_passes: 1 },
  ],
});

/** Of an action that never ran. */
export const noEvidence = () =>
  anEvidence({
    figures: unmeasured,
    latency: { basis: 'all', count: 0, p50: null, p95: null, p99: null, longest: null, distribution: [] },
    score: { reliability: null, on_time: null, freshness: null },
    ...{ hours: [], passes: [], incidents: [], verification: null },
  });
