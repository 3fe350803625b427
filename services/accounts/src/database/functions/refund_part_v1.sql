-- Gives a part of a run's credits back, because its price came out lower than what was charged. A run has one refund at most, of a
-- part or of all: a second one returns no row.
-- @decision D8, D9
create or replace function accounts_api.refund_part_v1(p_run uuid, p_amount integer, p_reason text)
returns table (balance bigint)
language plpgsql volatile security definer rows 1
set search_path = accounts, pg_temp
as $$
begin
  if p_amount is null then
    raise exception 'a part of a charge has an amount' using errcode = 'invalid_parameter_value';
  end if;
  return query select refunded from refund_charge(p_run, p_amount, p_reason) refunded where refunded is not null;
end
$$;

grant execute on function accounts_api.refund_part_v1 to actions_owner;
