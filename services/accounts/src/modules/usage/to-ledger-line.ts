import type { LedgerLine, LedgerRow } from './ledger-line';

export function toLedgerLine({ seq, ts, delta, balance_after, ...rest }: LedgerRow): LedgerLine {
  const { transaction_type, slug, tool_slug, reason, request_id } = rest;
  return {
    id: seq,
    ts: ts.toISOString(),
    transaction_type,
    slug,
    tool_slug,
    delta: Number(delta),
    balance_after: Number(balance_after),
    reason,
    request_id,
  };
}
