-- What every single line must be; what lines must be together is the functions' work, and `ledger_violations` watches it.
-- Runs alone lower a balance, so credits do not expire (docs/decisions/0036-credits-do-not-expire.md).
-- @decision D8, D12
create or replace function check_ledger_line()
returns trigger
language plpgsql
as $$
begin
  -- One small expression for each kind of line: PostgreSQL prepares an expression anew in every transaction that looks at it.
  if new.delta < 0 then
    if new.transaction_type in ('api_action', 'tool') and new.category = new.transaction_type || 's'
      and new.run_id is not null and new.grant_key is null and new.seq > 0 and new.category_seq > 0 and new.balance_after >= 0
    then
      return new;
    end if;
  elsif new.delta > 0 and new.seq > 0 and new.category_seq > 0 and new.balance_after >= 0 and (case new.transaction_type
    when 'refund' then new.category in ('api_actions', 'tools') and new.run_id is not null and new.grant_key is null
    when 'purchase' then new.category = 'purchases' and new.run_id is null and new.grant_key is not null
    else false end)
  then
    return new;
  end if;
  raise exception 'a % of % cannot be line % (%)', new.transaction_type, new.delta, new.seq, new.category using errcode = 'check_violation';
end
$$;

create or replace trigger well_formed
before insert on ledger_entry
for each row execute function check_ledger_line();
