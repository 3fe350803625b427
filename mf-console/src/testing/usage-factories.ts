import type { Schemas } from '@declic/openapi/accounts';
import type { Schemas as ActionsSchemas } from '@declic/openapi/actions';
import { factory } from '@declic/openapi/factories';

export const aUsageRow = factory<Schemas['UsageSummaryRow']>({
  slug: 'email_validate',
  transaction_type: 'api_action',
  display_name: 'Validate an email address',
  total_usage: 12,
  total_cost: 12,
});

export const aLedgerEntry = factory<Schemas['LedgerEntry']>({
  id: '2',
  ts: '2026-11-20T12:00:00.000Z',
  transaction_type: 'api_action',
  slug: 'email_validate',
  tool_slug: null,
  delta: -1,
  balance_after: 499,
  reason: null,
  request_id: '0b9f4c1e-52d3-4e58-9a53-6f1f0f1f7a10',
});

/** One line of each type, newest first. */
export function someLedgerEntries(): Schemas['LedgerEntry'][] {
  return [
    aLedgerEntry({ id: '4', transaction_type: 'refund', delta: 1, balance_after: 495, reason: 'The action timed out' }),
    aLedgerEntry({
      id: '3',
      transaction_type: 'tool',
      slug: null,
      tool_slug: 'flow-content',
      delta: -5,
      balance_after: 494,
      request_id: null,
    }),
    aLedgerEntry({ id: '2' }),
    aLedgerEntry({
      id: '1',
      transaction_type: 'purchase',
      slug: null,
      delta: 500,
      balance_after: 500,
      reason: 'Monthly credits',
      request_id: null,
    }),
  ];
}

export function someCreditHistory(
  balances: readonly number[] = [500, 500, 499, 494, 495],
): Schemas['CreditHistoryPoint'][] {
  const start = Date.UTC(2026, 10, 20, 12);
  return balances.map((balance, hour) => ({ at: new Date(start + hour * 3_600_000).toISOString(), balance }));
}

export const aRequest = factory<ActionsSchemas['Request']>({
  id: '019aa1de-92f8-7443-a9d2-000000000001',
  at: '2026-11-21T10:10:05.000Z',
  request_id: '0b9f4c1e-52d3-4e58-9a53-6f1f0f1f7a10',
  action: 'email_validate',
  kind: 'run',
  status: 200,
  code: null,
  duration_ms: 12.34,
  credits: 1,
  unlisted: 0,
});

/** One request of each kind of outcome, newest first. */
export function someRequests(): ActionsSchemas['Request'][] {
  const refused = { credits: 0, duration_ms: 0.6 };
  return [
    aRequest(),
    aRequest({ kind: 'replay', credits: 0, duration_ms: 3 }),
    aRequest({ kind: 'price', credits: 0, duration_ms: 4 }),
    aRequest({ ...refused, status: 401, code: 'invalid_api_key' }),
    aRequest({ ...refused, status: 402, code: 'insufficient_credits' }),
    aRequest({ ...refused, status: 404, code: 'action_not_found', action: 'email_valdate' }),
    aRequest({ ...refused, status: 422, code: 'validation_failed' }),
    aRequest({ ...refused, status: 429, code: 'rate_limited', unlisted: 1_234 }),
    aRequest({ status: 503, code: 'action_timed_out', duration_ms: 10_004, credits: 0 }),
    aRequest({ status: 503, code: 'interrupted', duration_ms: null, credits: 0 }),
  ].map((request, index) => ({
    ...request,
    id: `019aa1de-92f8-7443-a9d2-${String(100 - index).padStart(12, '0')}`,
    at: new Date(Date.UTC(2026, 10, 21, 10, 10, 5) - index * 7_000).toISOString(),
    request_id: `${String(index).repeat(8)}-52d3-4e58-9a53-6f1f0f1f7a10`,
  }));
}
