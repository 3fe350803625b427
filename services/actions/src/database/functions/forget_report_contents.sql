-- Forgets the inputs and answers of reports that are older than a moment. Returns how many.
create or replace function forget_report_contents(p_before timestamptz)
returns integer
language sql volatile security definer
begin atomic
  with forgotten as (
    update answer_report set input = null, answer = null where input is not null and created_at < p_before returning id
  )
  select count(*)::integer from forgotten;
end;

grant execute on function forget_report_contents to actions_app;
