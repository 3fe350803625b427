import type { Schemas } from '@declic/openapi/accounts';
import { someStats } from './factories';
import { aUsageRow, someCreditHistory } from './usage-factories';

/** Replies of the accounts service for one history, as it would answer: newest first, pinned by `p_as_of`, a page at a time. */
export function fakeLedger(entries: readonly Schemas['LedgerEntry'][]) {
  const found = (request: Request) => {
    const { searchParams: query } = new URL(request.url);
    const from = query.get('p_start_date') ?? '';
    const asOf = Number(query.get('p_as_of') ?? Infinity);
    return entries.filter(({ id, ts }) => ts >= from && Number(id) <= asOf);
  };

  return {
    'GET /api/accounts/stats': () => someStats(),
    'GET /api/accounts/usage': () => [aUsageRow()] as unknown,
    'GET /api/accounts/usage/credits': () => someCreditHistory() as unknown,
    'GET /api/accounts/ledger/extent': (request: Request) => ({
      total: found(request).length,
      as_of: Math.max(0, ...entries.map(({ id }) => Number(id))),
    }),
    'GET /api/accounts/ledger': (request: Request) => {
      const { searchParams: query } = new URL(request.url);
      const offset = Number(query.get('p_offset'));
      return found(request).slice(offset, offset + Number(query.get('p_limit')));
    },
    'GET /api/accounts/ledger/export': (request: Request) => csvResponse(found(request).map(({ id }) => `${id},x`)),
  };
}

/** A file of these lines, and what goes with it. `pieces` says how it arrives. */
export function csvResponse(lines: readonly string[], total = lines.length): Response {
  return new Response(['id,delta', ...lines, ''].join('\r\n'), {
    headers: {
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="declic-credits-2026-11-21.csv"',
      'x-total-count': String(total),
    },
  });
}
