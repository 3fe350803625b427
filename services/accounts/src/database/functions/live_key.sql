-- The keys that open an account: neither revoked nor paused while the account waits for its last runs to end.
create or replace view live_key as
select key.id, key.user_id, key.token_hash, account.plan
from api_key key join credit_account account on account.user_id = key.user_id
where key.revoked_at is null and (key.paused_until is null or key.paused_until <= now());

-- It is read with the rights of the owner, by functions only.
revoke all on live_key from accounts_app;
