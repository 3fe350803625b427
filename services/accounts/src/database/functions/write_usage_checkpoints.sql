-- Writes the checkpoints that have become due, one every `p_interval` lines and `p_most` at most, and returns how many. A
-- checkpoint holds what a summary of all lines up to its own would say. None while another replica writes.
create or replace function write_usage_checkpoints(p_most integer, p_interval integer default 500)
returns integer
language plpgsql volatile security definer
set search_path = accounts, pg_temp
as $$
declare
  v_line record;
  v_made integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('accounts.usage_checkpoint', 0)) then
    return 0;
  end if;
  for v_line in
    select account.user_id, due.seq
    from credit_account account
    cross join lateral (select max(seq) as seq from usage_checkpoint checkpoint where checkpoint.user_id = account.user_id) newest
    cross join lateral generate_series(coalesce(newest.seq, 0) + p_interval, account.last_seq, p_interval) due (seq)
    where account.last_seq >= p_interval
    limit p_most
  loop
    insert into usage_checkpoint (user_id, seq, categories, types, slugs, lines, credits)
      select v_line.user_id, v_line.seq,
        array_agg(category), array_agg(transaction_type), array_agg(slug), array_agg(lines), array_agg(credits)
      from usage_between(v_line.user_id, 'all', 0, v_line.seq);
    v_made := v_made + 1;
  end loop;
  return v_made;
end
$$;

grant execute on function write_usage_checkpoints to accounts_app;
