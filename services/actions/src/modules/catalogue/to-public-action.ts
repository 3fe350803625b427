import type { OpOutput } from '@declic/nest-kit';
import type { Action } from '../../engine/action';

/**
 * The view for anonymous readers, without metrics. All metrics are null until a verifier measures them.
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
