-- The version of a new secret; or that of the renewal with the same key after `p_since`, which this one repeats. One renewal of an account is
-- decided after the other.
-- @decision D9
create or replace function renew_webhook_secret(
  p_user uuid,
  p_key text,
  p_now timestamptz,
  p_since timestamptz,
  out version integer,
  out renewed_at timestamptz,
  out is_replay boolean
)
language plpgsql volatile security definer
set search_path = actions, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('webhook secret of ' || p_user, 0));
  select secret.version, secret.renewed_at into version, renewed_at
    from webhook_secret secret where secret.user_id = p_user and secret.idempotency_key = p_key and secret.renewed_at > p_since;
  is_replay := found;
  if is_replay then
    return;
  end if;
  update webhook_secret secret set idempotency_key = null
    where secret.user_id = p_user and secret.idempotency_key is not null and secret.renewed_at <= p_since;
  select coalesce(max(secret.version), 0) + 1 into version from webhook_secret secret where secret.user_id = p_user;
  renewed_at := p_now;
  insert into webhook_secret (user_id, version, renewed_at, idempotency_key) values (p_user, version, p_now, p_key);
end
$$;

grant execute on function renew_webhook_secret to actions_app;
