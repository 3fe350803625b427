-- Lines of the ledger are added, never changed or deleted.
-- @decision D8
create or replace function refuse_rewriting_the_ledger()
returns trigger
language plpgsql
as $$
  begin raise exception 'the ledger is append-only' using errcode = 'restrict_violation'; end
$$;

create or replace trigger append_only
before update or delete or truncate on ledger_entry
for each statement execute function refuse_rewriting_the_ledger();
