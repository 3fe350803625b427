-- The offer to the first of the waitlist, and how many of its places are left.
create or replace function accounts_api.describe_waitlist_offer_v1(
  out credits integer,
  out places integer,
  out places_left integer
)
language sql stable security definer
set search_path = accounts, pg_temp
as $$
  select offer.credits, offer.places, offer.places - coalesce((select max(slot) from waitlist_address), 0)
    from waitlist_offer() as offer
$$;

grant execute on function accounts_api.describe_waitlist_offer_v1 to marketing_app, marketing_owner;
