-- Adds credits exactly once per grant key, however often it is called. Returns the balance.
-- @decision D10
create or replace function grant_credits(
  p_user uuid,
  p_amount integer,
  p_reason text,
  p_grant_key text
)
returns bigint
language plpgsql volatile security definer
set search_path = accounts, pg_temp
as $$
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
end
$$;
