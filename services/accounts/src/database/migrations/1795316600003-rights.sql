-- Tables that only functions write.
revoke insert, update, delete, truncate on
credit_account, ledger_entry, usage_checkpoint, tool_pricing, plan_credits, billing_cycle from accounts_app;
revoke all on waitlist_pepper, waitlist_address from accounts_app;

-- Tenant tables: the service sees the rows of one user, the owner (for its functions) sees all.
do $$
declare
  v_table text;
begin
  foreach v_table in array array[
    'sign_up', 'verification_token', 'recovery_token', 'address_change_token', 'address_undo_token', 'session_family',
    'known_device', 'credit_account', 'ledger_entry', 'usage_checkpoint', 'api_key', 'payment_customer', 'subscription',
    'payment_event', 'billing_cycle', 'invoice', 'purchase', 'billing_lease', 'mail_settings', 'credit_alert'
  ]
  loop
    execute format('alter table %I enable row level security', v_table);
    execute format('alter table %I force row level security', v_table);
    execute format(
      'create policy %I on %I to accounts_app'
      || ' using (user_id = nullif(current_setting(''app.user_id'', true), '''')::uuid)'
      || ' with check (user_id = nullif(current_setting(''app.user_id'', true), '''')::uuid)',
      v_table || '_of_user', v_table
    );
    execute format(
      'create policy %I on %I to accounts_owner using (true) with check (true)', v_table || '_of_owner', v_table
    );
  end loop;
end
$$;
