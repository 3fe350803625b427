-- Opens the credit account of a user, once.
create or replace function open_credit_account(p_user uuid)
returns void
language sql volatile security definer
begin atomic
  insert into credit_account (user_id) values (p_user) on conflict do nothing;
end;

grant execute on function open_credit_account to accounts_app;
