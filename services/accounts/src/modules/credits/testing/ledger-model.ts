import type { LedgerCategory } from '../ledger-entry.entity';

export type ChargeType = 'api_action' | 'tool';
export type Outcome = 'charged' | 'insufficient' | 'suspended' | 'unknown' | 'run charged before';

/** A line as the ledger must have it. */
export interface ModelLine {
  readonly seq: number;
  readonly category: LedgerCategory;
  readonly category_seq: number;
  readonly transaction_type: ChargeType | 'refund' | 'purchase';
  readonly delta: number;
  readonly balance_after: number;
}

interface Run {
  readonly id: string;
  readonly amount: number;
  readonly type: ChargeType;
  refunded: boolean;
}

/** What an account is by the rules of the specification, without a database. */
export class ModelAccount {
  readonly lines: ModelLine[] = [];
  readonly runs: Run[] = [];
  /** Uses of each key that the account ever had; the last one is live. */
  keys: { readonly id: string; uses: number }[] = [];
  status: 'active' | 'suspended' = 'active';
  plan = 'free';
  cycle = 0;
  deleted = false;
  private readonly grants = new Set<string>();

  constructor(readonly id: string) {}

  get balance(): number {
    return this.lines.at(-1)?.balance_after ?? 0;
  }

  /** What a charge would be answered; nothing changes. */
  judge(amount: number, runId: string): Outcome {
    if (this.status === 'suspended') return 'suspended';
    if (amount > this.balance) return 'insufficient';
    return this.runs.some(({ id }) => id === runId) ? 'run charged before' : 'charged';
  }

  charge(amount: number, type: ChargeType, runId: string): Outcome {
    const outcome = this.judge(amount, runId);
    if (outcome !== 'charged') return outcome;
    this.runs.push({ id: runId, amount, type, refunded: false });
    this.append(type, `${type}s`, -amount);
    const key = this.keys.at(-1);
    if (key && type === 'api_action') key.uses += 1;
    return outcome;
  }

  /** The balance, or nothing when there is nothing to give back. */
  refund(runId: string): number | null {
    const run = this.runs.find(({ id }) => id === runId);
    if (!run || run.refunded) return null;
    run.refunded = true;
    this.append('refund', `${run.type}s`, run.amount);
    return this.balance;
  }

  grant(amount: number, key: string): number {
    if (!this.grants.has(key)) this.append('purchase', 'purchases', amount);
    this.grants.add(key);
    return this.balance;
  }

  private append(transaction_type: ModelLine['transaction_type'], category: LedgerCategory, delta: number): void {
    const category_seq = this.lines.filter((line) => line.category === category).length + 1;
    const balance_after = this.balance + delta;
    this.lines.push({ seq: this.lines.length + 1, category, category_seq, transaction_type, delta, balance_after });
  }
}
