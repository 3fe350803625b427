import type { Schemas } from '@declic/openapi/accounts';

export function aUsageRow(change: Partial<Schemas['UsageSummaryRow']> = {}): Schemas['UsageSummaryRow'] {
  return {
    slug: 'email_validate',
    transaction_type: 'api_action',
    display_name: 'Validate an email address',
    total_usage: 12,
    total_cost: 12,
    ...change,
  };
}

export function aLedgerEntry(change: Partial<Schemas['LedgerEntry']> = {}): Schemas['LedgerEntry'] {
  return {
    id: '2',
    ts: '2026-11-20T12:00:00.000Z',
    transaction_type: 'api_action',
    slug: 'email_validate',
    tool_slug: null,
    delta: -1,
    balance_after: 499,
    reason: null,
    request_id: '0b9f4c1e-52d3-4e58-9a53-6f1f0f1f7a10',
    ...change,
  };
}

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
    }),
    aLedgerEntry({ id: '2' }),
    aLedgerEntry({
      id: '1',
      transaction_type: 'purchase',
      slug: null,
      delta: 500,
      balance_after: 500,
      reason: 'Monthly credits',
    }),
  ];
}

export function someCreditHistory(
  balances: readonly number[] = [500, 500, 499, 494, 495],
): Schemas['CreditHistoryPoint'][] {
  const start = Date.UTC(2026, 10, 20, 12);
  return balances.map((balance, hour) => ({ at: new Date(start + hour * 3_600_000).toISOString(), balance }));
}
