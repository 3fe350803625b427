import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { expect } from 'vitest';
import { ModelAccount } from './ledger-model';
import type { Step, Who } from './ledger-steps';

/** The same two accounts twice: in the database and in the model. Every step is done to both, and must come out the same. */
export class LedgerWorld {
  private constructor(
    private readonly owner: Pool,
    private readonly actions: Pool,
    private readonly accounts: readonly [ModelAccount, ModelAccount],
  ) {}

  static async create(owner: Pool, actions: Pool): Promise<LedgerWorld> {
    const accounts = [new ModelAccount(randomUUID()), new ModelAccount(randomUUID())] as const;
    const world = new LedgerWorld(owner, actions, accounts);
    // One round trip for all of it.
    await owner.query(
      accounts
        .map(
          ({ id }) =>
            `insert into users (id, email, password_hash) values ('${id}', '${id}@example.com', 'none'); select open_credit_account('${id}');`,
        )
        .join(''),
    );
    for (const account of accounts) await world.addKey(account);
    return world;
  }

  async perform(step: Step): Promise<void> {
    switch (step.kind) {
      case 'charge':
        return this.chargeMany([step], step.sameRun, 'charge');
      case 'charge many':
        return this.chargeMany(step.items, step.sameRun, 'charge_many');
      case 'refund':
        return this.refund(this.account(step.who), step.run);
      case 'grant':
        return this.grant(this.account(step.who), step.amount, `grant-${step.key}`);
      case 'renew':
        return this.renew(this.account(step.who), step.repeated);
      case 'regenerate':
        return this.regenerate(this.account(step.who));
      case 'suspend':
        return this.setStatus(this.account(step.who), 'suspended');
      case 'resume':
        return this.setStatus(this.account(step.who), 'active');
      case 'cancel':
        return this.cancel(this.account(step.who));
      case 'delete':
        return this.delete(this.account(step.who));
    }
  }

  /** Every line, balance, counter and key, as the model has them. */
  async compare(): Promise<void> {
    for (const { id, lines, balance, status, plan, runs, keys } of this.accounts) {
      const { rows } = await this.owner.query<object>(
        `select seq::integer, category, category_seq::integer, transaction_type, delta::integer, balance_after::integer
         from ledger_entry where user_id = $1 order by seq`,
        [id],
      );
      expect(rows).toEqual(lines);
      const [account] = (await this.owner.query<object>('select * from credit_account where user_id = $1', [id])).rows;
      expect(account).toMatchObject({ balance: String(balance), status, plan, usage_count: String(runs.length) });
      const used = await this.owner.query<object>(
        'select id, usage_count::integer as uses from listed_key where user_id = $1 order by id',
        [id],
      );
      expect(used.rows).toEqual(keys.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
    }
  }

  private account(who: Who): ModelAccount {
    return this.accounts[who === 1 ? 1 : 0];
  }

  private async chargeMany(
    items: readonly Extract<Step, { kind: 'charge many' }>['items'][number][],
    sameRun: boolean,
    name: 'charge' | 'charge_many',
  ): Promise<void> {
    const charges = items.map(({ who, amount, type }) => {
      const account = who === 2 ? undefined : this.accounts[who];
      const run = (sameRun && account?.runs.at(-1)?.id) || randomUUID();
      return { account, user: account?.id ?? randomUUID(), amount, type, run };
    });
    const columns = [
      charges.map(({ user }) => user),
      charges.map(({ amount }) => amount),
      charges.map(({ type }) => type),
      charges.map(() => 'a-slug'),
      charges.map(({ run }) => run),
    ];
    const answers = await this.actions
      .query<{ outcome: string; balance: string | null }>(
        name === 'charge'
          ? 'select * from accounts_api.charge_v1($1, $2, $3, $4, $5)'
          : 'select * from accounts_api.charge_many_v1($1, $2, $3, $4, $5) order by ordinal',
        name === 'charge' ? columns.map(([value]) => value) : columns,
      )
      .then(({ rows }) => rows.map(({ outcome, balance }) => [outcome, balance === null ? null : Number(balance)]))
      .catch((error: unknown) => (error as Error).message); // of the driver

    // A batch is all or nothing when one of its runs was charged before: then the model is left as it was, too.
    if (sameRun && this.failsAsAWhole(charges)) {
      expect(answers).toMatch('ledger_entry_run');
      return;
    }
    const expected = charges.map(({ account, amount, type, run }) =>
      account ? [account.charge(amount, type, run), account.balance] : ['unknown', null],
    );
    expect(answers).toEqual(expected);
  }

  /** Plays the charges on copies of what they depend on: status, balance and runs. */
  private failsAsAWhole(
    charges: readonly { account: ModelAccount | undefined; amount: number; run: string }[],
  ): boolean {
    const spent = new Map<ModelAccount, number>();
    return charges.some(({ account, amount, run }) => {
      if (!account) return false;
      const before = spent.get(account) ?? 0;
      const outcome = account.judge(amount + before, run);
      if (outcome === 'charged') spent.set(account, before + amount);
      return outcome === 'run charged before';
    });
  }

  private async refund(account: ModelAccount, index: number): Promise<void> {
    const run = account.runs[index]?.id ?? randomUUID();
    const { rows } = await this.actions.query<{ balance: string }>(
      `select * from accounts_api.refund_v1($1, 'It failed')`,
      [run],
    );
    const expected = account.refund(run);
    expect(rows.map(({ balance }) => Number(balance))).toEqual(expected === null ? [] : [expected]);
  }

  private async grant(account: ModelAccount, amount: number, key: string): Promise<void> {
    const { rows } = await this.owner.query<{ balance: string }>(
      `select grant_credits($1, $2, 'A grant', $3) as balance`,
      [account.id, amount, key],
    );
    expect(Number(rows[0]?.balance)).toBe(account.grant(amount, key));
  }

  /** The payment event of a cycle, which may come again. */
  private async renew(account: ModelAccount, repeated: boolean): Promise<void> {
    if (!repeated) account.cycle += 1;
    await this.setStatus(account, 'active');
    await this.grant(account, 50, `cycle-${account.cycle}`);
  }

  private async regenerate(account: ModelAccount): Promise<void> {
    if (account.deleted) return;
    await this.owner.query(
      `update api_key key set revoked_at = now(), requests_after = request_count
       from credit_account account where account.user_id = key.user_id and key.user_id = $1 and revoked_at is null`,
      [account.id],
    );
    await this.addKey(account);
  }

  private async addKey(account: ModelAccount): Promise<void> {
    const id = randomUUID();
    await this.owner.query(
      `insert into api_key (id, user_id, kid, label, token_hash, requests_before)
       select $1, $2, $3, 'A key', $4, request_count from credit_account where user_id = $2`,
      [id, account.id, id, randomBytes(32)],
    );
    account.keys.push({ id, uses: 0 });
  }

  private async setStatus(account: ModelAccount, status: ModelAccount['status']): Promise<void> {
    if (account.deleted) return;
    await this.owner.query('select set_account($1, null, $2)', [account.id, status]);
    account.status = status;
  }

  private async cancel(account: ModelAccount): Promise<void> {
    account.plan = account.plan === 'free' ? 'build' : 'free';
    await this.owner.query('select set_account($1, $2, null)', [account.id, account.plan]);
  }

  /** The person and the keys go; account and ledger stay, and nothing is charged any more. */
  private async delete(account: ModelAccount): Promise<void> {
    await this.setStatus(account, 'suspended');
    await this.owner.query('delete from users where id = $1', [account.id]);
    account.keys = [];
    account.deleted = true;
  }
}
