-- An event names a customer; only then is it known whose rows it is about.
create or replace function payment_customer_owner(p_customer text)
returns uuid
language sql stable security definer
begin atomic
  select user_id from payment_customer where customer_id = p_customer;
end;

revoke all on function payment_customer_owner from public;
grant execute on function payment_customer_owner to accounts_app;
