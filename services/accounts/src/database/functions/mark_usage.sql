-- Makes the marks that have become due, at most `p_most`, and says how many it made. A mark says what a summary of everything up
-- to its line would say. None while another replica is at it.
create or replace function mark_usage(p_most integer)
returns integer
language plpgsql volatile security definer
set search_path = accounts, pg_temp
as $$
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
    cross join lateral generate_series(coalesce(newest.seq, 0) + 500, account.last_seq, 500) due (seq)
    where account.last_seq >= 500
    limit p_most
  loop
    insert into usage_mark (user_id, seq, categories, types, slugs, lines, credits)
      select v_line.user_id, v_line.seq,
        array_agg(category), array_agg(transaction_type), array_agg(slug), array_agg(lines), array_agg(credits)
      from usage_between(v_line.user_id, 'all', 0, v_line.seq);
    v_made := v_made + 1;
  end loop;
  return v_made;
end
$$;

revoke all on function mark_usage from public;
grant execute on function mark_usage to accounts_app;
