-- The `Idempotency-Key` of a renewal, kept for 24 hours. There is no answer to keep: the secret is derived from the version.
alter table webhook_secret add column idempotency_key text;
alter table webhook_secret
add constraint webhook_secret_key_check check (length(idempotency_key) between 1 and 255) not valid;
-- squawk-ignore require-concurrent-index-creation -- a row per renewal, and no renewal has a key yet
create unique index webhook_secret_key on webhook_secret (user_id, idempotency_key) where idempotency_key is not null;
