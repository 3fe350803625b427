-- The user of a mailed link, of whatever kind: only then is it known whose rows may be read. Hashes of links are unique.
create or replace function mailed_link_owner(p_token_hash bytea)
returns uuid
language sql stable security definer
begin atomic
  select user_id from verification_token where token_hash = p_token_hash
  union all
  select user_id from recovery_token where token_hash = p_token_hash
  union all
  select user_id from address_change_token where token_hash = p_token_hash
  union all
  select user_id from address_undo_token where token_hash = p_token_hash;
end;

grant execute on function mailed_link_owner to accounts_app;
