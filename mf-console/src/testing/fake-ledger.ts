import type { Replies } from '@declic/openapi/testing';
import type { Schemas } from '@declic/openapi/accounts';
import { someStats } from '@declic/openapi/factories';
import { aUsageRow, someCreditHistory } from './usage-factories';

/** Replies of the accounts service for one history, as it would answer: newest first, pinned by `p_as_of`, a page at a time. */
export function fakeLedger(entries: readonly Schemas['LedgerEntry'][]) {
  const found = ({ searchParams: query }: URL) => {
    const from = query.get('p_start_date') ?? '';
    const asOf = Number(query.get('p_as_of') ?? Infinity);
    return entries.filter(({ id, ts }) => ts >= from && Number(id) <= asOf);
  };

  return {
    'GET /api/accounts/stats': () => someStats(),
    'GET /api/accounts/usage': () => [aUsageRow()],
    'GET /api/accounts/usage/credits': () => someCreditHistory(),
    'GET /api/accounts/ledger/extent': ({ url }) => ({
      total: found(url).length,
      as_of: Math.max(0, ...entries.map(({ id }) => Number(id))),
    }),
    'GET /api/accounts/ledger': ({ url }) => {
      const offset = Number(url.searchParams.get('p_offset'));
      return found(url).slice(offset, offset + Number(url.searchParams.get('p_limit')));
    },
    'GET /api/accounts/ledger/export': ({ url }) => csvResponse(found(url).map(({ id }) => `${id},x`)),
  } satisfies Replies;
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
