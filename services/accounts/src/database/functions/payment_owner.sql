-- An event names a customer or a purchase; only then is it known whose rows it is about.
create or replace function payment_owner(p_customer text, p_purchase uuid)
returns uuid
language sql stable security definer
begin atomic
  select coalesce(
    (select user_id from payment_customer where customer_id = p_customer),
    (select user_id from purchase where id = p_purchase)
  );
end;

grant execute on function payment_owner to accounts_app;
