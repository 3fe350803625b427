import type { OpOutput } from '@declic/nest-kit';
import type { Action } from '../../engine/action';
import type { ActionMetrics } from '../metrics/metrics.repository';

/**
 * The view for anonymous readers, without metrics.
 *
 * @decision D17
 */
export function toPublicAction({
  slug,
  title,
  category,
  one_liner,
  credit_cost,
  tags,
}: Action): OpOutput<'listPublicActions'>[number] {
  return {
    slug,
    title,
    category,
    one_liner,
    credit_cost,
    tags: [...tags],
    health_status: null,
    score: null,
    p95_latency_ms_24h: null,
    success_rate_24h: null,
    last_verified_at: null,
    latency_target_ms: null,
    on_time_rate_24h: null,
    is_enabled: true,
  };
}

/**
 * The view for signed-in readers. A figure is null as long as nothing was measured.
 *
 * @decision D17
 */
export function toMeasuredAction(action: Action, metrics: ActionMetrics | undefined): OpOutput<'listActions'>[number] {
  const { slug: _, last_verified_at: verifiedAt = null, ...figures } = metrics ?? {};
  return {
    ...toPublicAction(action),
    ...figures,
    last_verified_at: verifiedAt?.toISOString() ?? null,
    latency_target_ms: action.latency_target_ms,
  };
}
