import type { Readable } from 'node:stream';
import { toCsv } from '@declic/nest-kit';
import type { LedgerLine } from './ledger-line';

const COLUMNS = [
  'id',
  'ts',
  'transaction_type',
  'slug',
  'tool_slug',
  'delta',
  'balance_after',
  'reason',
  'request_id',
] as const satisfies (keyof LedgerLine)[];

export function toLedgerCsv(batches: AsyncIterable<LedgerLine[]>): Readable {
  return toCsv(COLUMNS, batches);
}
