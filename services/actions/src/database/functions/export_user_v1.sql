-- Of a run, the ledger has everything but its duration. Answers are kept for a day, when their caller asked for it, and files; these without their content.
create or replace function actions_api.export_user_v1(p_user uuid)
returns jsonb
language sql stable security definer
begin atomic
  select jsonb_build_object(
    'kept_answers', (
      select coalesce(jsonb_agg(
        jsonb_build_object('idempotency_key', idempotency_key, 'created_at', created_at, 'answer', answer) order by created_at), '[]')
      from idempotent_call where user_id = p_user
    ),
    'files', (
      select coalesce(jsonb_agg(
        jsonb_build_object('name', name, 'mime', mime, 'size', size, 'created_at', created_at, 'expires_at', expires_at)
        order by created_at), '[]')
      from stored_file where user_id = p_user and is_ready
    ),
    'favorites', (
      select coalesce(jsonb_agg(jsonb_build_object('action_slug', action_slug, 'created_at', created_at) order by created_at), '[]')
      from user_favorite where user_id = p_user
    ),
    'empty_searches', (
      select coalesce(
        jsonb_agg(jsonb_build_object('search_query', search_query, 'filters', filters, 'created_at', created_at) order by id), '[]')
      from empty_search where user_id = p_user
    ),
    'answer_reports', (
      select coalesce(jsonb_agg(
        jsonb_build_object('request_id', request_id, 'action', action, 'reason', reason, 'comment', comment, 'status', status,
          'credits_refunded', credits_refunded, 'created_at', created_at, 'decided_at', decided_at, 'input', input, 'answer', answer)
        order by created_at), '[]')
      from answer_report where user_id = p_user
    ),
    'background_runs', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', id, 'action', slug, 'accepted_at', accepted_at, 'ended_at', ended_at, 'input', input, 'answer', answer,
          'callback_url', callback_url, 'callback_attempts', callback_attempts)
        order by accepted_at), '[]')
      from background_run where user_id = p_user
    ),
    'webhook_secret_renewals', (
      select coalesce(
        jsonb_agg(jsonb_build_object('renewed_at', renewed_at, 'idempotency_key', idempotency_key) order by version), '[]')
      from webhook_secret where user_id = p_user
    )
  );
end;

grant execute on function actions_api.export_user_v1 to accounts_app;
