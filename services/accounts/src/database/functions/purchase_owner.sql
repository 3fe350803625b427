-- An event names a purchase; only then is it known whose rows it is about.
create or replace function purchase_owner(p_purchase uuid)
returns uuid
language sql stable security definer
begin atomic
  select user_id from purchase where id = p_purchase;
end;

revoke all on function purchase_owner from public;
grant execute on function purchase_owner to accounts_app;
