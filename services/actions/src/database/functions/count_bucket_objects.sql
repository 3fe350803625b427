-- How many objects are in the bucket: contents of files, and those that are to be deleted.
create or replace function count_bucket_objects()
returns integer
language sql stable security definer
begin atomic
  select ((select count(*) from stored_file where store = 's3') + (select count(*) from unowned_content))::integer;
end;

grant execute on function count_bucket_objects to actions_app;
