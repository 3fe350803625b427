-- Deletes what is left of deleted accounts: what the deletion passed over, and what calls wrote that were running then. Of the log so many
-- calls at most. Forgets the accounts that were deleted before a moment. Returns how many calls of the log it deleted. The default serves
-- the release before.
create or replace function forget_erased_users(p_most integer, p_before timestamptz default now() - interval '1 day')
returns integer
language sql volatile security definer
set enable_seqscan = off
begin atomic
  delete from background_run where id = any (array(
    select run.id from erased_user join background_run run using (user_id) for update of run skip locked));
  delete from idempotent_call where run_id = any (array(
    select call.run_id from erased_user join idempotent_call call using (user_id) for update of call skip locked));
  delete from webhook_secret using erased_user erased where webhook_secret.user_id = erased.user_id;
  delete from user_favorite using erased_user erased where user_favorite.user_id = erased.user_id;
  delete from answer_report using erased_user erased where answer_report.user_id = erased.user_id;
  update empty_search set user_id = null, user_agent = null from erased_user erased where empty_search.user_id = erased.user_id;
  with remaining as (
    select log.id from erased_user erased join request_log log using (user_id) limit p_most for update of log skip locked
  ), deleted as (
    delete from request_log where id = any (array(select id from remaining)) returning id
  ), forgotten as (
    delete from erased_user where erased_at < p_before and not exists (select from remaining)
      and not exists (select from background_run left_over where left_over.user_id = erased_user.user_id)
      and not exists (select from idempotent_call left_over where left_over.user_id = erased_user.user_id)
  )
  select count(*)::integer from deleted;
end;

grant execute on function forget_erased_users to actions_app;
