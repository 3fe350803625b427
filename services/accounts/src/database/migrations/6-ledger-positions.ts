import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every line knows its place: in its account, and among its account's lines of the same category. A page of any filter is then
 * a range of numbers, and nobody counts or skips lines. Charges say why they refuse, and may come many at once.
 */
export class LedgerPositions1763600000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.placeAccounts(runner);
    await this.placeLines(runner);
    await this.countExistingLines(runner);
    await this.countKeyUses(runner);
    await this.checkCheaply(runner);

    await runner.query(`drop function charge(uuid, integer, text, text, uuid, uuid)`);
    for (const statement of [
      CHARGE,
      SPEND_STEP,
      SPEND,
      CHARGE_MANY,
      REFUND,
      GRANT,
      SET_STATUS,
      SET_PLAN,
      LISTED_KEY,
      VIOLATIONS,
    ]) {
      await runner.query(statement);
    }
    // The service's own login may do anything new by default; charging is for those who run what is charged for.
    await runner.query(
      `revoke all on function ${[...CHARGING, ...PRIVATE, ...SETTING].join(', ')} from public, accounts_app`,
    );
    await runner.query(`grant execute on function ${CHARGING.join(', ')} to actions_app, actions_owner`);
    await runner.query(`grant execute on function ${SETTING.join(', ')} to accounts_app`);
    await runner.query(`revoke all on ledger_violations from accounts_app`);
  }

  async down(): Promise<void> {
    throw new Error('The ledger only goes forward.');
  }

  /** One counter for each kind of line, and the moment of the last one; what follows from these is not stored. */
  private async placeAccounts(runner: QueryRunner): Promise<void> {
    await runner.query(`drop view ledger_violations`);
    await runner.query(`
      alter table credit_account
        drop column last_seq, drop column usage_count, drop column last_used_at,
        add column status text not null default 'active',
        add column tool_use_count bigint not null default 0,
        add column api_action_refunds bigint not null default 0,
        add column tool_refunds bigint not null default 0,
        add column purchase_lines bigint not null default 0,
        add column last_request_at timestamptz,
        add column last_tool_use_at timestamptz,
        add column last_added_at timestamptz`);
    await runner.query(`
      alter table credit_account
        add column usage_count bigint generated always as (request_count + tool_use_count) virtual,
        add column api_action_lines bigint generated always as (request_count + api_action_refunds) virtual,
        add column tool_lines bigint generated always as (tool_use_count + tool_refunds) virtual,
        add column last_seq bigint generated always as
          (request_count + api_action_refunds + tool_use_count + tool_refunds + purchase_lines) virtual,
        add column last_used_at timestamptz generated always as (greatest(last_request_at, last_tool_use_at)) virtual,
        -- The moment of the last line: the next one is not earlier, whatever the server's clock does.
        add column last_ts timestamptz generated always as (greatest(last_request_at, last_tool_use_at, last_added_at)) virtual`);
  }

  private async placeLines(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ledger_entry
        drop column id,
        drop constraint ledger_entry_user_id_seq_key,
        add primary key (user_id, seq),
        add column category text,
        add column category_seq bigint`);
    // The only rewriting there ever is: the lines that an earlier version wrote get their places.
    await runner.query(`alter table ledger_entry disable trigger append_only`);
    await runner.query(`
      with categorised as (
        select user_id, seq, max(ts) over (partition by user_id order by seq) as ts,
          case when transaction_type = 'purchase' then 'purchases' when tool_slug is null then 'api_actions' else 'tools' end as category
        from ledger_entry
      ), placed as (
        select *, row_number() over (partition by user_id, category order by seq) as category_seq from categorised
      )
      update ledger_entry line set category = placed.category, category_seq = placed.category_seq, ts = placed.ts
      from placed where placed.user_id = line.user_id and placed.seq = line.seq`);
    await runner.query(`alter table ledger_entry enable trigger append_only`);
    // Of whatever kind: the index that was there let a run be charged as an action and as a tool.
    await runner.query(`drop index ledger_entry_run`);
    await runner.query(`create unique index ledger_entry_run on ledger_entry (run_id) where delta < 0`);
    await runner.query(
      `create unique index ledger_entry_refund on ledger_entry (run_id) where transaction_type = 'refund'`,
    );
    await runner.query(`
      alter table ledger_entry
        alter column category set not null,
        alter column category_seq set not null,
        add unique (user_id, category, category_seq)`);
  }

  private async countExistingLines(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update credit_account account
      set request_count = lines.requests, tool_use_count = lines.tool_uses, purchase_lines = lines.purchases,
          api_action_refunds = lines.api_action_refunds, tool_refunds = lines.tool_refunds,
          last_request_at = lines.last_request_at, last_tool_use_at = lines.last_tool_use_at, last_added_at = lines.last_added_at
      from (
        select user_id,
          count(*) filter (where transaction_type = 'api_action') as requests,
          count(*) filter (where transaction_type = 'tool') as tool_uses,
          count(*) filter (where transaction_type = 'purchase') as purchases,
          count(*) filter (where transaction_type = 'refund' and category = 'api_actions') as api_action_refunds,
          count(*) filter (where transaction_type = 'refund' and category = 'tools') as tool_refunds,
          max(ts) filter (where transaction_type = 'api_action') as last_request_at,
          max(ts) filter (where transaction_type = 'tool') as last_tool_use_at,
          max(ts) filter (where delta > 0) as last_added_at
        from ledger_entry group by user_id
      ) lines where lines.user_id = account.user_id`);
  }

  /**
   * There is one live key, so its uses are the requests of the account since it was made: a charge counts in one row instead of
   * two. What it was when it is revoked is written down.
   */
  private async countKeyUses(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table api_key
         add column requests_before bigint not null default 0,
         add column requests_after bigint,
         add column last_request_at timestamptz`,
    );
    await runner.query(`
      update api_key key
      set requests_before = case when key.revoked_at is null then account.request_count - key.usage_count else 0 end,
          requests_after = case when key.revoked_at is not null then key.usage_count end,
          last_request_at = case when key.revoked_at is not null then key.last_used_at end
      from credit_account account where account.user_id = key.user_id`);
    await runner.query(`alter table api_key drop column usage_count, drop column last_used_at`);
  }

  /**
   * The same rules, in forms that PostgreSQL does not have to read and plan again in every statement, as it does with CHECK
   * constraints: those were more than half of the time of a charge. A domain is looked at when its column is written.
   */
  private async checkCheaply(runner: QueryRunner): Promise<void> {
    for (const table of ['credit_account', 'ledger_entry', 'api_key']) await runner.query(dropChecks(table));
    await runner.query(`create domain credits as bigint check (value >= 0)`);
    await runner.query(`create domain account_status as text check (value in ('active', 'suspended'))`);
    await runner.query(
      `create domain account_plan as text check (value in ('free', 'solo', 'build', 'grow', 'scale'))`,
    );
    await runner.query(`create domain key_label as text check (length(value) between 1 and 80)`);
    await runner.query(`create domain sha256_hash as bytea check (length(value) = 32)`);
    await runner.query(`
      alter table credit_account
        alter column balance type credits, alter column status type account_status, alter column plan type account_plan`);
    await runner.query(
      `alter table api_key alter column label type key_label, alter column token_hash type sha256_hash`,
    );
    await runner.query(CHECK_LINE);
    await runner.query(
      `create trigger well_formed before insert on ledger_entry for each row execute function check_ledger_line()`,
    );
  }
}

function dropChecks(table: string): string {
  return `do $$ declare v_name name; begin
    for v_name in select conname from pg_constraint where conrelid = '${table}'::regclass and contype = 'c' loop
      execute format('alter table ${table} drop constraint %I', v_name);
    end loop;
  end $$`;
}

/** What a user may see of a key, read with the rights of whoever asks. */
const LISTED_KEY = `
  create view listed_key with (security_invoker = true) as
  select key.id, key.user_id, key.kid, key.label, key.created_at, key.revoked_at,
    coalesce(key.requests_after, account.request_count, 0) - key.requests_before as usage_count,
    case
      when key.revoked_at is not null then key.last_request_at
      when account.request_count > key.requests_before then account.last_request_at
    end as last_used_at
  from api_key key left join credit_account account using (user_id)`;

/** What every single line must be; what lines must be together is the functions' work, and `ledger_violations` watches it. */
const CHECK_LINE = `
  create function check_ledger_line() returns trigger language plpgsql as $$
  begin
    -- One small expression for each kind of line: PostgreSQL prepares an expression anew in every transaction that looks at it.
    if new.delta < 0 then
      if new.transaction_type in ('api_action', 'tool') and new.category = new.transaction_type || 's'
        and new.run_id is not null and new.grant_key is null and new.seq > 0 and new.category_seq > 0 and new.balance_after >= 0
      then
        return new;
      end if;
    elsif new.delta > 0 and new.seq > 0 and new.category_seq > 0 and new.balance_after >= 0 and (case new.transaction_type
      when 'refund' then new.category in ('api_actions', 'tools') and new.run_id is not null and new.grant_key is null
      when 'purchase' then new.category = 'purchases' and new.run_id is null and new.grant_key is not null
      else false end)
    then
      return new;
    end if;
    raise exception 'a % of % cannot be line % (%)', new.transaction_type, new.delta, new.seq, new.category using errcode = 'check_violation';
  end $$`;

const CHARGING = ['charge(uuid, integer, text, text, uuid)', 'charge_many(uuid[], integer[], text[], text[], uuid[])'];
const PRIVATE = ['spend_step(bigint, bigint, integer)', 'spend(bigint, integer)'];
const SETTING = ['set_account_status(uuid, text)', 'set_account_plan(uuid, text)'];

const DEFINER = `security definer set search_path = accounts, pg_temp`;

/** Charges an account for one kind of use, and leaves the function; goes on behind it when the account cannot be charged. */
const take = (type: string, slug: string, count: string, last: string) => `
      update credit_account account
        set balance = account.balance - p_amount, ${count} = ${count} + 1, ${last} = greatest(clock_timestamp(), last_ts)
        where account.user_id = p_user and account.status = 'active' and account.balance >= p_amount and p_amount > 0
        returning account.balance, last_seq, ${type}_lines, ${last} into balance, v_seq, v_category_seq, v_ts;
      if found then
        insert into ledger_entry (user_id, seq, category, category_seq, ts, transaction_type, ${slug}, delta, balance_after, run_id)
          values (p_user, v_seq, '${type}s', v_category_seq, v_ts, '${type}', p_slug, -p_amount, balance, p_run);
        outcome := 'charged';
        return;
      end if;`;

/**
 * Takes credits for a run, or says why not. The guarded update waits for the row and looks at its newest version, so that of any
 * number of calls at once exactly as many succeed as the balance pays for. A run is charged once: a second time is an error.
 */
const CHARGE = `
  create function charge(p_user uuid, p_amount integer, p_type text, p_slug text, p_run uuid, out outcome text, out balance bigint)
  language plpgsql volatile ${DEFINER} as $$
  #variable_conflict use_column
  declare
    v_seq bigint;
    v_category_seq bigint;
    v_ts timestamptz;
    v_status text;
  begin
    loop
      if p_type = 'api_action' then${take('api_action', 'slug', 'request_count', 'last_request_at')}
      elsif p_type = 'tool' then${take('tool', 'tool_slug', 'tool_use_count', 'last_tool_use_at')}
      end if;
      if p_amount is null or p_amount <= 0 or p_type is null or p_type not in ('api_action', 'tool') then
        raise exception 'a charge has a positive amount, a type and a run' using errcode = 'invalid_parameter_value';
      end if;
      select account.status, account.balance into v_status, balance from credit_account account where account.user_id = p_user;
      outcome := case when v_status is null then 'unknown' when v_status = 'suspended' then 'suspended' when balance < p_amount then 'insufficient' end;
      -- No reason left: credits arrived in between.
      exit when outcome is not null;
    end loop;
  end $$`;

/** What is left after an amount was taken, or not taken because it was too much (or null). */
const SPEND_STEP = `
  create function spend_step(p_left bigint, p_opening bigint, p_amount integer) returns bigint
  language plpgsql immutable set search_path = accounts, pg_temp as $$
  begin
    p_left := coalesce(p_left, p_opening);
    return case when p_amount <= p_left then p_left - p_amount else p_left end;
  end $$`;

/** A running balance that passes over what it cannot pay. */
const SPEND = `create aggregate spend(p_opening bigint, p_amount integer) (sfunc = spend_step, stype = bigint)`;

/**
 * Many charges in one statement and one commit, decided as if they came one after the other in their order: a dear one that is
 * refused does not stand in the way of a cheap one behind it. Accounts are locked in the order of their ids, so that two batches
 * never wait for each other. One charge that is an error (a run charged before) makes the whole batch one.
 */
const CHARGE_MANY = `
  create function charge_many(p_users uuid[], p_amounts integer[], p_types text[], p_slugs text[], p_runs uuid[])
  returns table (ordinal integer, outcome text, balance bigint)
  language plpgsql volatile ${DEFINER} set plan_cache_mode = force_generic_plan as $$
  #variable_conflict use_column
  declare
    v_now timestamptz := clock_timestamp();
  begin
    if exists (
      select from unnest(p_users, p_amounts, p_types, p_slugs, p_runs) as request (user_id, amount, type, slug, run_id)
      where request.amount is null or request.amount <= 0 or request.type is null or request.type not in ('api_action', 'tool') or request.run_id is null
    ) then
      raise exception 'a charge has a positive amount, a type and a run' using errcode = 'invalid_parameter_value';
    end if;
    -- A statement of its own: the next one sees what the rows hold once they are ours.
    perform from credit_account where user_id = any (p_users) order by user_id for no key update;

    return query
    with decided as (
      select request.*, account.status, account.balance as opening, account.last_seq, account.api_action_lines, account.tool_lines,
        greatest(v_now, account.last_ts) as ts,
        spend(account.balance, case account.status when 'active' then request.amount end) over lines as closing
      from unnest(p_users, p_amounts, p_types, p_slugs, p_runs) with ordinality
        as request (user_id, amount, type, slug, run_id, ordinal)
      left join credit_account account using (user_id)
      window lines as (partition by user_id order by request.ordinal)
    ), told as (
      select *, coalesce(closing <> lag(closing, 1, opening) over (partition by user_id order by ordinal), false) as charged from decided
    ), placed as (
      select *,
        last_seq + count(*) filter (where charged) over (partition by user_id order by ordinal) as seq,
        case type when 'tool' then tool_lines else api_action_lines end
          + count(*) filter (where charged) over (partition by user_id, type order by ordinal) as category_seq
      from told
    ), accounts as (
      update credit_account account
      set balance = taken.closing, request_count = account.request_count + taken.api_actions,
          tool_use_count = account.tool_use_count + taken.tools,
          last_request_at = case when taken.api_actions > 0 then taken.ts else account.last_request_at end,
          last_tool_use_at = case when taken.tools > 0 then taken.ts else account.last_tool_use_at end
      from (
        select user_id, min(closing) as closing, max(ts) as ts,
          count(*) filter (where type = 'api_action') as api_actions, count(*) filter (where type = 'tool') as tools
        from placed where charged group by user_id
      ) taken
      where account.user_id = taken.user_id
    ), lines as (
      insert into ledger_entry (user_id, seq, category, category_seq, ts, transaction_type, slug, tool_slug, delta, balance_after, run_id)
      select user_id, seq, type || 's', category_seq, ts, type,
        case type when 'api_action' then slug end, case type when 'tool' then slug end, -amount, closing, run_id
      from placed where charged
    )
    select placed.ordinal::integer,
      case when charged then 'charged' when status is null then 'unknown' when status = 'suspended' then 'suspended' else 'insufficient' end,
      closing
    from placed;
  end $$`;

/** Gives a run's credits back, once: a second refund of the same run returns no row. A suspended account gets them too. */
const REFUND = `
  create or replace function refund(p_run uuid, p_reason text) returns table (balance bigint)
  language plpgsql volatile rows 1 ${DEFINER} as $$
  declare
    v_charge ledger_entry;
    v_account credit_account;
  begin
    select * into v_charge from ledger_entry where run_id = p_run and delta < 0;
    if not found then
      return;
    end if;
    -- The account's row is locked first: of two refunds at once, the second waits here and then sees the first one's line.
    perform from credit_account where user_id = v_charge.user_id for no key update;
    if exists (select from ledger_entry where run_id = p_run and transaction_type = 'refund') then
      return;
    end if;
    update credit_account account
      set balance = account.balance - v_charge.delta, last_added_at = greatest(clock_timestamp(), last_ts),
          api_action_refunds = api_action_refunds + (v_charge.category = 'api_actions')::integer,
          tool_refunds = tool_refunds + (v_charge.category = 'tools')::integer
      where account.user_id = v_charge.user_id
      returning account.* into v_account;
    insert into ledger_entry (user_id, seq, category, category_seq, ts, transaction_type, slug, tool_slug, delta, balance_after, reason, run_id)
      values (v_charge.user_id, v_account.last_seq, v_charge.category,
              case v_charge.category when 'tools' then v_account.tool_lines else v_account.api_action_lines end,
              v_account.last_ts, 'refund', v_charge.slug, v_charge.tool_slug, -v_charge.delta, v_account.balance,
              format('%s (run %s)', p_reason, p_run), p_run);
    return query select v_account.balance::bigint;
  end $$`;

/** Adds credits exactly once per grant key, however often it is called. Returns the balance. */
const GRANT = `
  create or replace function grant_credits(p_user uuid, p_amount integer, p_reason text, p_grant_key text) returns bigint
  language plpgsql volatile ${DEFINER} as $$
  declare
    v_account credit_account;
  begin
    if p_amount is null or p_amount <= 0 or p_grant_key is null then
      raise exception 'a grant has a positive amount and a key' using errcode = 'invalid_parameter_value';
    end if;
    select * into v_account from credit_account account where account.user_id = p_user for no key update;
    if not found then
      raise exception 'no credit account for %', p_user using errcode = 'no_data_found';
    end if;
    if exists (select from ledger_entry where user_id = p_user and grant_key = p_grant_key) then
      return v_account.balance;
    end if;
    update credit_account account
      set balance = account.balance + p_amount, purchase_lines = purchase_lines + 1, last_added_at = greatest(clock_timestamp(), last_ts)
      where account.user_id = p_user
      returning account.* into v_account;
    insert into ledger_entry (user_id, seq, category, category_seq, ts, transaction_type, delta, balance_after, reason, grant_key)
      values (p_user, v_account.last_seq, 'purchases', v_account.purchase_lines, v_account.last_ts, 'purchase', p_amount, v_account.balance,
              p_reason, p_grant_key);
    return v_account.balance;
  end $$`;

/** A suspended account keeps its balance, gets grants and refunds, and is not charged. */
const SET_STATUS = `
  create function set_account_status(p_user uuid, p_status text) returns void
  language plpgsql volatile ${DEFINER} as $$
  begin
    update credit_account set status = p_status where user_id = p_user;
    if not found then
      raise exception 'no credit account for %', p_user using errcode = 'no_data_found';
    end if;
  end $$`;

const SET_PLAN = `
  create function set_account_plan(p_user uuid, p_plan text) returns void
  language plpgsql volatile ${DEFINER} as $$
  begin
    update credit_account set plan = p_plan where user_id = p_user;
    if not found then
      raise exception 'no credit account for %', p_user using errcode = 'no_data_found';
    end if;
  end $$`;

/** Empty as long as every balance is the sum of its lines, every line has its place, and a refund mirrors its charge. */
const VIOLATIONS = `
  create view ledger_violations as
  with chain as (
    select user_id, seq, category_seq, ts, delta, balance_after,
      lag(seq, 1, 0::bigint) over lines as previous_seq,
      lag(balance_after, 1, 0::bigint) over lines as previous_balance,
      lag(ts, 1, ts) over lines as previous_ts,
      row_number() over (partition by user_id, category order by seq) as category_place
    from ledger_entry
    window lines as (partition by user_id order by seq)
  ), total as (
    select user_id, sum(delta) as delta, max(seq) as seq, max(ts) as ts,
      count(*) filter (where transaction_type = 'api_action') as requests,
      count(*) filter (where transaction_type = 'tool') as tool_uses,
      count(*) filter (where category = 'api_actions') as api_action_lines,
      count(*) filter (where category = 'tools') as tool_lines,
      count(*) filter (where category = 'purchases') as purchase_lines
    from ledger_entry group by user_id
  )
  select user_id, seq, 'the sequence has a gap' as violation from chain where seq <> previous_seq + 1
  union all
  select user_id, seq, 'the running balance does not follow from the line before' from chain where balance_after <> previous_balance + delta
  union all
  select user_id, seq, 'the balance is negative' from chain where balance_after < 0
  union all
  select user_id, seq, 'the line is out of place in its category' from chain where category_seq <> category_place
  union all
  select user_id, seq, 'the line is earlier than the one before' from chain where ts < previous_ts
  union all
  select user_id, account.last_seq, 'the balance is not the sum of the ledger'
    from credit_account account full join total using (user_id)
    where coalesce(account.balance, -1) <> coalesce(total.delta, 0) or coalesce(account.last_seq, -1) <> coalesce(total.seq, 0)
  union all
  select user_id, account.last_seq, 'the account does not count its lines as they are'
    from credit_account account join total using (user_id)
    where (account.request_count, account.tool_use_count) <> (total.requests, total.tool_uses)
       or (account.api_action_lines, account.tool_lines, account.purchase_lines) <> (total.api_action_lines, total.tool_lines, total.purchase_lines)
       or account.last_ts is distinct from total.ts
  union all
  select refund.user_id, refund.seq, 'the refund does not mirror a charge'
    from ledger_entry refund left join ledger_entry charge on charge.run_id = refund.run_id and charge.delta < 0
    where refund.transaction_type = 'refund'
      and (refund.user_id, refund.category, refund.delta) is distinct from (charge.user_id, charge.category, -charge.delta)`;
