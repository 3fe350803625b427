-- Notes an attempt to deliver a callback, and what comes of it. Without an attempt the callback is due as it was before it was taken.
create or replace function note_callback(p_run uuid, p_attempt jsonb, p_state text, p_due_at timestamptz)
returns void
language sql volatile security definer
begin atomic
  update background_run set
      callback_sending_until = null,
      callback_state = case when p_attempt is null then callback_state else p_state end,
      callback_due_at = case when p_attempt is null then callback_due_at else p_due_at end,
      callback_attempts = callback_attempts || coalesce(p_attempt, '[]')
    where id = p_run and callback_state = 'waiting';
end;

grant execute on function note_callback to actions_app;
