-- Writes the plan, which the rate limits of the account follow from, and the status; null leaves either as it is. A suspended
-- account keeps its balance, gets grants and refunds, and is not charged.
-- @decision D12
create or replace function set_account(p_user uuid, p_plan text, p_status text)
returns void
language plpgsql volatile security definer
set search_path = accounts, pg_temp
as $$
begin
  update credit_account set plan = coalesce(p_plan, plan), status = coalesce(p_status, status) where user_id = p_user;
  if not found then
    raise exception 'no credit account for %', p_user using errcode = 'no_data_found';
  end if;
end
$$;

grant execute on function set_account to accounts_app;
