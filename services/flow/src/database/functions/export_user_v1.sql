-- Everything that the service has of a user: strategies, in them their ideas, in these their drafts, and in these their versions.
-- Counters of changes and attempts are left out.
create or replace function flow_api.export_user_v1(p_user uuid)
returns jsonb
language sql stable security definer
begin atomic
  select jsonb_build_object('strategies', coalesce(jsonb_agg(
    to_jsonb(strategy) - '{user_id,version,shown_version,ideas_removed_version,ideas_attempt,ideas_last_attempt}'::text[]
    || jsonb_build_object('ideas', coalesce((
      select jsonb_agg(to_jsonb(idea) - '{user_id,strategy_id,version}'::text[] || jsonb_build_object('drafts', coalesce((
        select jsonb_agg(to_jsonb(draft) - '{user_id,strategy_id,idea_id,attempt,last_attempt}'::text[]
          || jsonb_build_object('versions', coalesce((
            select jsonb_agg(to_jsonb(text) - '{user_id,draft_id}'::text[] order by text.version)
            from flow_draft_versions text where text.draft_id = draft.id), '[]'))
          order by draft.format)
        from flow_drafts draft where draft.idea_id = idea.id), '[]'))
        order by idea.created_at, idea.id)
      from flow_ideas idea where idea.strategy_id = strategy.id), '[]'))
    order by strategy.created_at, strategy.id), '[]'),
    'pdfs', (select coalesce(jsonb_agg(to_jsonb(pdf) - 'user_id' order by pdf.created_at, pdf.id), '[]')
      from flow_pdfs pdf where pdf.user_id = p_user))
  from flow_strategies strategy where strategy.user_id = p_user;
end;

grant execute on function flow_api.export_user_v1 to accounts_app;
