-- Deletes the texts of PDFs that were uploaded before a moment. Strategies have copies of those that they name.
create or replace function delete_old_pdfs(p_before timestamptz)
returns void
language sql volatile security definer
begin atomic
  delete from flow_pdfs where created_at < p_before;
end;

grant execute on function delete_old_pdfs to flow_app;
