-- A suspended account keeps its balance, gets grants and refunds, and is not charged.
-- @decision D12
create or replace function set_account_status(p_user uuid, p_status text)
returns void
language plpgsql volatile security definer
set search_path = accounts, pg_temp
as $$
begin
  update credit_account set status = p_status where user_id = p_user;
  if not found then
    raise exception 'no credit account for %', p_user using errcode = 'no_data_found';
  end if;
end
$$;

revoke all on function set_account_status from public;
grant execute on function set_account_status to accounts_app;
