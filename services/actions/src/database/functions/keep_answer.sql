-- Keeps the answer of a call that ran nothing under its key (null), or says what the call is instead, as `claim_call` does: of calls with
-- the same key at once, one answer is kept. An account that has kept 10,000 answers keeps no more of those that cost nothing: each can be
-- computed again. It locks no account, and nothing but the key, so that no call waits for it in a circle.
-- @decision D9
create or replace function keep_answer(
  p_user uuid,
  p_key text,
  p_hash bytea,
  p_call uuid,
  p_answer text,
  out outcome text,
  out answer text
)
language plpgsql volatile security definer
set search_path = actions, pg_temp
set lock_timeout = '200ms'
as $$
begin
  perform from idempotent_call call where call.user_id = p_user offset 10000 limit 1;
  if found then
    return;
  end if;
  select claim.outcome, claim.answer into outcome, answer from claim_call(p_user, p_key, p_hash, p_call, false) claim;
  if outcome is null then
    update idempotent_call set answer = p_answer where run_id = p_call;
  end if;
end
$$;

grant execute on function keep_answer to actions_app;
