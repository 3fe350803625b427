import type { TestDatabase } from '@declic/nest-kit/testing';
import { asAccounts, type TestCaller } from './a-caller';

/** What the ledger says of the runs of a caller, in order. */
export async function readCharges(db: TestDatabase, { userId }: TestCaller): Promise<number[]> {
  const lines = await asAccounts<{ delta: string }>(
    db,
    `select delta from ledger_entry where user_id = $1 and transaction_type <> 'purchase' order by seq`,
    [userId],
  );
  return lines.map(({ delta }) => Number(delta));
}

export async function readBalance(db: TestDatabase, { userId }: TestCaller): Promise<number> {
  const [row] = await asAccounts<{ balance: string }>(db, 'select balance from credit_account where user_id = $1', [
    userId,
  ]);
  return Number(row?.balance);
}

/** What does not hold in the whole ledger. Every test expects nothing. */
export function ledgerViolations(db: TestDatabase): Promise<object[]> {
  return asAccounts(db, 'select * from ledger_violations');
}
