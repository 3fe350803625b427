-- The checkpoint closest to a line, before or after it. The beginning of the ledger counts as one: number 0.
create or replace function nearest_usage_checkpoint(p_user uuid, p_seq bigint)
returns bigint
language sql stable
begin atomic
  select seq from (
    select 0::bigint
    union all (select seq from usage_checkpoint where user_id = p_user and seq <= p_seq order by seq desc limit 1)
    union all (select seq from usage_checkpoint where user_id = p_user and seq > p_seq order by seq limit 1)
  ) checkpoint (seq) order by abs(seq - p_seq) limit 1;
end;

grant execute on function nearest_usage_checkpoint to accounts_app;
