import { tenantPolicies } from '@declic/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One balance per user, and the append-only ledger that it is the sum of. */
export class Credits1763600000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Half-filled pages leave room for the new version of a row beside the old one: charges then touch no index.
    await runner.query(`
      create table credit_account (
        user_id uuid primary key references users,
        plan text not null default 'free' check (plan in ('free', 'solo', 'build', 'grow', 'scale')),
        balance bigint not null default 0 check (balance >= 0),
        last_seq bigint not null default 0 check (last_seq >= 0),
        request_count bigint not null default 0,
        usage_count bigint not null default 0,
        last_used_at timestamptz,
        created_at timestamptz not null default now()
      ) with (fillfactor = 50)`);
    await runner.query(tenantPolicies('accounts', 'credit_account'));

    // No foreign key to the account: only the functions below insert, and they have just written that very row.
    await runner.query(`
      create table ledger_entry (
        id bigint generated always as identity primary key,
        user_id uuid not null,
        seq bigint not null check (seq > 0),
        ts timestamptz not null default clock_timestamp(),
        transaction_type text not null check (transaction_type in ('api_action', 'tool', 'purchase', 'refund')),
        slug text,
        tool_slug text,
        delta bigint not null check (delta <> 0),
        balance_after bigint not null check (balance_after >= 0),
        reason text,
        run_id uuid,
        grant_key text,
        unique (user_id, seq),
        check ((transaction_type in ('api_action', 'tool')) = (delta < 0)),
        check ((transaction_type = 'purchase') = (grant_key is not null)),
        check ((transaction_type = 'purchase') = (run_id is null))
      )`);
    await runner.query(
      `create unique index ledger_entry_run on ledger_entry (run_id, transaction_type) where run_id is not null`,
    );
    await runner.query(
      `create unique index ledger_entry_grant on ledger_entry (user_id, grant_key) where grant_key is not null`,
    );
    await runner.query(tenantPolicies('accounts', 'ledger_entry'));

    // The service reads both tables; only the functions write them. Nobody rewrites the past.
    await runner.query(`revoke insert, update, delete, truncate on credit_account, ledger_entry from accounts_app`);
    await runner.query(`
      create function refuse_rewriting_the_ledger() returns trigger language plpgsql
      as $$ begin raise exception 'the ledger is append-only' using errcode = 'restrict_violation'; end $$`);
    await runner.query(`
      create trigger append_only before update or delete or truncate on ledger_entry
      for each statement execute function refuse_rewriting_the_ledger()`);

    await this.createViolations(runner);
  }

  /** Empty as long as every balance is the sum of its lines and the running balance has no gap. */
  private async createViolations(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view ledger_violations as
      with chain as (
        select user_id, seq, delta, balance_after,
          lag(seq, 1, 0::bigint) over lines as previous_seq,
          lag(balance_after, 1, 0::bigint) over lines as previous_balance
        from ledger_entry
        window lines as (partition by user_id order by seq)
      ), total as (
        select user_id, sum(delta) as delta, max(seq) as seq from ledger_entry group by user_id
      )
      select user_id, seq, 'the sequence has a gap' as violation from chain where seq <> previous_seq + 1
      union all
      select user_id, seq, 'the running balance does not follow from the line before' from chain where balance_after <> previous_balance + delta
      union all
      select user_id, account.last_seq, 'the balance is not the sum of the ledger'
        from credit_account account full join total using (user_id)
        where coalesce(account.balance, -1) <> coalesce(total.delta, 0) or coalesce(account.last_seq, -1) <> coalesce(total.seq, 0)`);
    await runner.query(`revoke all on ledger_violations from accounts_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop view ledger_violations`);
    await runner.query(`drop table ledger_entry, credit_account`);
    await runner.query(`drop function refuse_rewriting_the_ledger`);
  }
}
