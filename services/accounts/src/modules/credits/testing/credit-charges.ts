import type { Pool } from 'pg';
import { GroupCommit, type GroupCommitOptions } from '@declic/nest-kit/group-commit';

/** Credits that a run costs. */
export interface CreditCharge {
  readonly userId: string;
  readonly amount: number;
  readonly type: 'api_action' | 'tool';
  readonly slug: string;
  /** Charged once: a second time is an error. */
  readonly runId: string;
}

/** Whether the credits were taken, and the balance after that; an unknown account has none. */
export interface CreditChargeAnswer {
  readonly outcome: 'charged' | 'insufficient' | 'suspended' | 'unknown';
  readonly balance: number | null;
}

/** Prepared once per connection. */
const ONE = { name: 'charge', text: 'select * from accounts_api.charge_v1($1, $2, $3, $4, $5)' };
const MANY = { name: 'charge-many', text: 'select * from accounts_api.charge_many_v1($1, $2, $3, $4, $5)' };

type Row = { ordinal: number; outcome: CreditChargeAnswer['outcome']; balance: string | null };

/** Charges as another service does: answered after the commit, together with what else is charged. */
export class CreditCharges {
  private readonly pool: Pool;
  private readonly group: GroupCommit<CreditCharge, CreditChargeAnswer>;

  constructor(pool: Pool, options: Omit<GroupCommitOptions<CreditCharge, CreditChargeAnswer>, 'commit'> = {}) {
    this.pool = pool;
    this.group = new GroupCommit({ ...options, commit: (charges) => this.commit(charges) });
  }

  charge(charge: CreditCharge): Promise<CreditChargeAnswer> {
    return this.group.add(charge);
  }

  private commit(charges: readonly CreditCharge[]): Promise<CreditChargeAnswer[]> {
    const [first, second] = charges;
    return first && !second ? this.chargeOne(first) : this.chargeMany(charges);
  }

  private async chargeOne({ userId, amount, type, slug, runId }: CreditCharge): Promise<CreditChargeAnswer[]> {
    const { rows } = await this.pool.query<Row>({ ...ONE, values: [userId, amount, type, slug, runId] });
    return rows.map(toAnswer);
  }

  private async chargeMany(charges: readonly CreditCharge[]): Promise<CreditChargeAnswer[]> {
    const columns = [
      charges.map(({ userId }) => userId),
      charges.map(({ amount }) => amount),
      charges.map(({ type }) => type),
      charges.map(({ slug }) => slug),
      charges.map(({ runId }) => runId),
    ];
    const { rows } = await this.pool.query<Row>({ ...MANY, values: columns });
    const answers: CreditChargeAnswer[] = [];
    for (const row of rows) answers[row.ordinal - 1] = toAnswer(row);
    return answers;
  }
}

function toAnswer({ outcome, balance }: Row): CreditChargeAnswer {
  return { outcome, balance: balance === null ? null : Number(balance) };
}
