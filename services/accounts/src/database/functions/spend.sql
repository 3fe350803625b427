-- A running balance that passes over what it cannot pay.
-- @decision D8
create or replace aggregate spend(p_opening bigint, p_amount integer) (sfunc = spend_step, stype = bigint);
