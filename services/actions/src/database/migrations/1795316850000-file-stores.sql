-- The content of a file stands in its row or in an object store. A file is reserved before its content is written: until then it is not
-- ready, and its row expires within minutes. `run_id` is the run that made the file.
-- squawk-ignore ban-drop-not-null -- the release before writes content into every row that it reads
alter table stored_file alter column content drop not null;
alter table stored_file add column store text not null default 'database';
alter table stored_file add constraint stored_file_store_check check (store in ('database', 's3')) not valid;
alter table stored_file add column is_ready boolean not null default true;
alter table stored_file add column run_id uuid;
-- squawk-ignore require-concurrent-index-creation -- a table of the files of one day
create index if not exists stored_file_run on stored_file (run_id) where run_id is not null;

-- Objects of the store whose row is deleted. They are deleted from the store after `due_at`, and then from this table. `attempts` is how
-- often that failed.
create table unowned_content (
  id uuid primary key,
  due_at timestamptz not null,
  attempts integer not null default 0
);
create index unowned_content_due on unowned_content (due_at);
revoke all on unowned_content from actions_app;
