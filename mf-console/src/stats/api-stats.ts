import type { Schemas } from '@declic/openapi/accounts';

export type ApiStats = Schemas['ApiStats'];

/** Figures shown when the request fails. */
export const zeroStats: ApiStats = {
  credit_balance_total: 0,
  request_count_total: 0,
  usage_count_total: 0,
  last_seen_at: null,
  has_keys: false,
};
