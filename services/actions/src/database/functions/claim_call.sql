-- Whether a call may begin (null), or what it is instead. Of calls with the same key at once, one wins the row; the others wait
-- for its transaction and then read what it wrote. A call that is too dear wins nothing, but what was answered before is answered again.
-- @decision D9
create or replace function claim_call(
  p_user uuid,
  p_key text,
  p_hash bytea,
  p_run uuid,
  p_price_above_max boolean,
  out outcome text,
  out answer text
)
language plpgsql volatile security definer
set search_path = actions, pg_temp
as $$
begin
  while p_key is not null loop
    if not p_price_above_max then
      insert into idempotent_call (user_id, idempotency_key, request_hash, run_id) values (p_user, p_key, p_hash, p_run)
        on conflict (user_id, idempotency_key) do nothing;
      if found then
        return;
      end if;
    end if;
    select case when earlier.request_hash <> p_hash then 'reused' when earlier.answer is null then 'in_progress' else 'replayed' end,
           case when earlier.request_hash = p_hash then earlier.answer end
      into outcome, answer
      from idempotent_call earlier where earlier.user_id = p_user and earlier.idempotency_key = p_key;
    if found then
      return;
    end if;
    -- The earlier call was given back in this moment: its key is free again.
    exit when p_price_above_max;
  end loop;
  outcome := case when p_price_above_max then 'price_above_max' end;
end
$$;
