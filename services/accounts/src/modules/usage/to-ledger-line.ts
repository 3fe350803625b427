import type { LedgerLine, LedgerRow, RequestIds } from './ledger-line';

export function toLedgerLine(
  { seq, ts, delta, balance_after, ...rest }: LedgerRow,
  requestIds: RequestIds,
): LedgerLine {
  const { transaction_type, slug, tool_slug, reason, run_id } = rest;
  return {
    id: seq,
    ts: ts.toISOString(),
    transaction_type,
    slug,
    tool_slug,
    delta: Number(delta),
    balance_after: Number(balance_after),
    reason,
    request_id: (run_id && requestIds[run_id]) ?? null,
  };
}
