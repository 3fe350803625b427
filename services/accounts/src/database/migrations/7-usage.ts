import { tenantPolicies } from '@declic/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many lines lie between two marks. A summary reads at most this many beside the marks, half of it at either end. */
const MARK_EVERY = 500;

/**
 * What the usage pages read. A moment's place in the ledger is found by halving, because the lines are numbered without a gap and
 * in the order of time. Marks hold running totals, so that a summary of millions of lines reads a few hundred.
 */
export class Usage1763600000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // One row per mark: it is there as a whole or not at all.
    await runner.query(`
      create table usage_mark (
        user_id uuid not null,
        seq bigint not null check (seq > 0),
        categories text[] not null,
        types text[] not null,
        slugs text[] not null,
        lines bigint[] not null,
        credits bigint[] not null,
        primary key (user_id, seq)
      )`);
    await runner.query(tenantPolicies('accounts', 'usage_mark'));
    await runner.query(`revoke insert, update, delete, truncate on usage_mark from accounts_app`);

    for (const statement of [POSITION, SPAN, BALANCES, NEAREST_MARK, USAGE, MARK]) await runner.query(statement);
    await runner.query(`revoke all on function ${FUNCTIONS.join(', ')} from public`);
    await runner.query(`grant execute on function ${FUNCTIONS.join(', ')} to accounts_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function ${FUNCTIONS.join(', ')}`);
    await runner.query(`drop table usage_mark`);
  }
}

const FUNCTIONS = [
  'ledger_position(uuid, text, timestamptz, bigint, bigint)',
  'ledger_span(uuid, text, timestamptz, timestamptz, bigint)',
  'balances_at(uuid, timestamptz[])',
  'nearest_usage_mark(uuid, bigint)',
  'usage_between(uuid, text, bigint, bigint)',
  'mark_usage(integer)',
];

/** Reads as the caller: row-level security decides whose lines there are. */
const AS_CALLER = `stable set search_path = accounts, pg_temp`;

/** How many lines of a filter lie before a moment (always, when it is null) and are numbered up to `p_as_of`. Not less than `p_least`. */
const POSITION = `
  create function ledger_position(p_user uuid, p_filter text, p_before timestamptz, p_as_of bigint, p_least bigint default 0)
  returns bigint language plpgsql ${AS_CALLER} as $$
  declare
    v_low bigint := p_least;
    v_high bigint;
    v_middle bigint;
    v_before boolean;
  begin
    if p_filter = 'all' then
      v_high := p_as_of;
      if p_before is null then
        return v_high;
      end if;
    else
      select category_seq into v_high from ledger_entry
        where user_id = p_user and category = p_filter order by category_seq desc limit 1;
    end if;
    -- Everything up to v_low is before; nothing after v_high is.
    while v_low < v_high loop
      v_middle := (v_low + v_high + 1) / 2;
      if p_filter = 'all' then
        select ts < p_before into v_before from ledger_entry where user_id = p_user and seq = v_middle;
      else
        select seq <= p_as_of and (p_before is null or ts < p_before) into v_before from ledger_entry
          where user_id = p_user and category = p_filter and category_seq = v_middle;
      end if;
      if v_before then
        v_low := v_middle;
      else
        v_high := v_middle - 1;
      end if;
    end loop;
    return v_low;
  end $$`;

/** The lines of a filter in `[p_start, p_end)` are those after number `first` up to `last`. */
const SPAN = `
  create function ledger_span(p_user uuid, p_filter text, p_start timestamptz, p_end timestamptz, p_as_of bigint,
                              out first bigint, out last bigint, out as_of bigint)
  language plpgsql ${AS_CALLER} as $$
  begin
    select seq into as_of from ledger_entry where user_id = p_user order by seq desc limit 1;
    as_of := least(coalesce(as_of, 0), p_as_of);
    first := case when p_start is null then 0 else ledger_position(p_user, p_filter, p_start, as_of) end;
    last := ledger_position(p_user, p_filter, p_end, as_of, first);
  end $$`;

/** The balance before each of these moments, which must be in order. */
const BALANCES = `
  create function balances_at(p_user uuid, p_moments timestamptz[]) returns table (at timestamptz, balance bigint)
  language plpgsql ${AS_CALLER} as $$
  declare
    v_newest bigint;
    v_position bigint := 0;
  begin
    select seq into v_newest from ledger_entry where user_id = p_user order by seq desc limit 1;
    foreach at in array p_moments loop
      v_position := ledger_position(p_user, 'all', at, coalesce(v_newest, 0), v_position);
      balance := coalesce((select balance_after from ledger_entry where user_id = p_user and seq = v_position), 0);
      return next;
    end loop;
  end $$`;

/** The mark closest to a line, before or after it. The beginning of the ledger counts as one: number 0. */
const NEAREST_MARK = `
  create function nearest_usage_mark(p_user uuid, p_seq bigint) returns bigint language sql ${AS_CALLER} as $$
    select seq from (
      select 0::bigint
      union all (select seq from usage_mark where user_id = p_user and seq <= p_seq order by seq desc limit 1)
      union all (select seq from usage_mark where user_id = p_user and seq > p_seq order by seq limit 1)
    ) mark (seq) order by abs(seq - p_seq) limit 1
  $$`;

/**
 * What the lines after number `p_first` up to `p_last` add up to, item by item. The mark nearest to either end is corrected by
 * the lines in between; where the lines themselves are fewer, they are read instead. So marks decide what it costs, never what it says.
 */
const USAGE = `
  create function usage_between(p_user uuid, p_filter text, p_first bigint, p_last bigint)
  returns table (category text, transaction_type text, slug text, lines bigint, credits bigint)
  language plpgsql ${AS_CALLER} as $$
  #variable_conflict use_column
  declare
    v_from bigint := nearest_usage_mark(p_user, p_first);
    v_to bigint := nearest_usage_mark(p_user, p_last);
  begin
    if p_last - p_first <= abs(p_first - v_from) + abs(p_last - v_to) then
      v_from := p_first;
      v_to := p_first;
    end if;
    return query
    with part as (
      select line.category, line.transaction_type, coalesce(line.slug, line.tool_slug) as slug,
        sign(p_last - v_to)::bigint as lines, sign(p_last - v_to)::bigint * abs(line.delta) as credits
      from ledger_entry line where line.user_id = p_user and line.seq > least(v_to, p_last) and line.seq <= greatest(v_to, p_last)
      union all
      select line.category, line.transaction_type, coalesce(line.slug, line.tool_slug),
        sign(v_from - p_first)::bigint, sign(v_from - p_first)::bigint * abs(line.delta)
      from ledger_entry line where line.user_id = p_user and line.seq > least(v_from, p_first) and line.seq <= greatest(v_from, p_first)
      union all
      select item.category, item.transaction_type, item.slug,
        case mark.seq when v_to then item.lines else -item.lines end, case mark.seq when v_to then item.credits else -item.credits end
      from usage_mark mark
      cross join unnest(mark.categories, mark.types, mark.slugs, mark.lines, mark.credits)
        item (category, transaction_type, slug, lines, credits)
      where mark.user_id = p_user and mark.seq in (v_from, v_to) and v_from <> v_to
    )
    select category, transaction_type, slug, sum(lines)::bigint, sum(credits)::bigint
    from part where p_filter = 'all' or category = p_filter
    group by category, transaction_type, slug having sum(lines) <> 0;
  end $$`;

/**
 * Makes the marks that have become due, at most `p_most`, and says how many it made. A mark says what a summary of everything up
 * to its line would say. None while another replica is at it.
 */
const MARK = `
  create function mark_usage(p_most integer) returns integer
  language plpgsql volatile security definer set search_path = accounts, pg_temp as $$
  declare
    v_line record;
    v_made integer := 0;
  begin
    if not pg_try_advisory_xact_lock(hashtextextended('accounts.usage_mark', 0)) then
      return 0;
    end if;
    for v_line in
      select account.user_id, due.seq
      from credit_account account
      cross join lateral (select max(seq) as seq from usage_mark mark where mark.user_id = account.user_id) newest
      cross join lateral generate_series(coalesce(newest.seq, 0) + ${MARK_EVERY}, account.last_seq, ${MARK_EVERY}) due (seq)
      where account.last_seq >= ${MARK_EVERY}
      limit p_most
    loop
      insert into usage_mark (user_id, seq, categories, types, slugs, lines, credits)
        select v_line.user_id, v_line.seq,
          array_agg(category), array_agg(transaction_type), array_agg(slug), array_agg(lines), array_agg(credits)
        from usage_between(v_line.user_id, 'all', 0, v_line.seq);
      v_made := v_made + 1;
    end loop;
    return v_made;
  end $$`;
