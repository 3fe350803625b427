-- Texts of uploaded PDFs, for the intakes that name them; the files are not kept. Deleted after a day.
create table flow_pdfs (
  id uuid primary key default uuidv7(),
  user_id uuid not null,
  name text not null check (char_length(name) between 1 and 255),
  pages integer not null check (pages > 0),
  content text not null check (char_length(content) between 1 and 200000),
  created_at timestamptz not null
);
create index flow_pdfs_of_user on flow_pdfs (user_id);
create index flow_pdfs_oldest on flow_pdfs (created_at);
alter table flow_pdfs enable row level security;
alter table flow_pdfs force row level security;
create policy flow_pdfs_of_user on flow_pdfs to flow_app
using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy flow_pdfs_of_owner on flow_pdfs to flow_owner using (true) with check (true);
