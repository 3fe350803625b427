-- The hash under which an address of the waitlist is kept.
create or replace function waitlist_hash(p_email text)
returns bytea
language sql stable security definer
begin atomic
  select sha256(pepper || convert_to(lower(p_email), 'UTF8')) from waitlist_pepper;
end;
