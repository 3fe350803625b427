-- Everything that the service has of a user.
create or replace function flow_api.export_user_v1(p_user uuid)
returns jsonb
language sql stable security definer
begin atomic
  select jsonb_build_object('strategies', coalesce(jsonb_agg(
    to_jsonb(strategy) - 'user_id' - 'version' || jsonb_build_object('ideas', coalesce((
      select jsonb_agg(to_jsonb(idea) - 'user_id' - 'strategy_id' order by idea.created_at, idea.id)
      from flow_ideas idea where idea.strategy_id = strategy.id), '[]'))
    order by strategy.created_at, strategy.id), '[]'))
  from flow_strategies strategy where strategy.user_id = p_user;
end;

grant execute on function flow_api.export_user_v1 to accounts_app;
