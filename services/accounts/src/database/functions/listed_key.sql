-- The columns of a key that a user may see, read with the rights of the caller.
create or replace view listed_key with (security_invoker = true) as
select key.id, key.user_id, key.kid, key.label, key.created_at, key.revoked_at,
  coalesce(key.requests_after, account.request_count, 0) - key.requests_before as usage_count,
  case
    when key.revoked_at is not null then key.last_request_at
    when account.request_count > key.requests_before then account.last_request_at
  end as last_used_at
from api_key key left join credit_account account using (user_id);

revoke all on listed_key from accounts_app;
grant select on listed_key to accounts_app;
