-- Forgets kept answers, files, runs in the background with their callbacks, favorites, reports, the rate window, who searched what,
-- and the log of calls: the newest 10,000 now, the others within minutes (`forget_erased_users`). Runs stay: they say what ran when, not for
-- whom or with what. A row that a call holds at this moment is
-- passed over; that call is refused, and takes its row along.
create or replace function actions_api.erase_user_v1(p_user uuid)
returns void
language sql volatile security definer
begin atomic
  delete from idempotent_call where run_id = any (array(
    select run_id from idempotent_call where user_id = p_user order by idempotency_key for update skip locked));
  select discard_files(array(select id from stored_file where user_id = p_user for update skip locked));
  delete from background_run where id = any (array(select id from background_run where user_id = p_user for update skip locked));
  delete from webhook_secret where user_id = p_user;
  delete from rate_window where user_id = any (array(select user_id from rate_window where user_id = p_user for update skip locked));
  delete from user_favorite where user_id = p_user;
  delete from answer_report where user_id = p_user;
  update empty_search set user_id = null, user_agent = null where user_id = p_user;
  insert into erased_user (user_id) values (p_user) on conflict do nothing;
  delete from request_log where id = any (array(
    select id from request_log where user_id = p_user order by id desc limit 10000 for update skip locked));
end;

grant execute on function actions_api.erase_user_v1 to accounts_app;
