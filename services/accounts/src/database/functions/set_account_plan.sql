-- Writes the plan that the rate limits of the account follow from.
create or replace function set_account_plan(p_user uuid, p_plan text)
returns void
language plpgsql volatile security definer
set search_path = accounts, pg_temp
as $$
begin
  update credit_account set plan = p_plan where user_id = p_user;
  if not found then
    raise exception 'no credit account for %', p_user using errcode = 'no_data_found';
  end if;
end
$$;

revoke all on function set_account_plan from public;
grant execute on function set_account_plan to accounts_app;
