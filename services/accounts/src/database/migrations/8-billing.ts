import { tenantPolicies } from '@declic/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the payment provider told us about whom, and the one way in which a payment becomes credits. */
export class Billing1763600000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table plan_credits (
        plan text primary key check (plan in ('solo', 'build', 'grow', 'scale')),
        credits integer not null check (credits > 0)
      )`);
    await runner.query(`
      insert into plan_credits (plan, credits) values ('solo', 100), ('build', 600), ('grow', 2000), ('scale', 6000)`);

    await runner.query(`
      create table payment_customer (
        user_id uuid primary key references users on delete cascade,
        provider text not null check (provider in ('local', 'stripe')),
        customer_id text not null unique,
        created_at timestamptz not null default now()
      )`);
    await runner.query(tenantPolicies('accounts', 'payment_customer'));

    await runner.query(`
      create table subscription (
        id text primary key,
        user_id uuid not null references users on delete cascade,
        plan text not null references plan_credits,
        status text not null check (status in ('incomplete', 'active', 'past_due', 'canceled')),
        period_start timestamptz not null,
        period_end timestamptz not null,
        ends_at timestamptz,
        -- Which reading of the provider this is: an answer to an earlier question never replaces that to a later one.
        reading bigint not null
      )`);
    await runner.query(`create index subscription_user on subscription (user_id)`);
    await runner.query(tenantPolicies('accounts', 'subscription'));
    await runner.query(`create sequence subscription_reading`);

    await runner.query(`
      create table payment_event (
        id text primary key,
        user_id uuid not null references users on delete cascade,
        type text not null,
        created_at timestamptz not null,
        received_at timestamptz not null
      )`);
    await runner.query(`create index payment_event_user on payment_event (user_id)`);
    await runner.query(tenantPolicies('accounts', 'payment_event'));

    await runner.query(`
      create table billing_cycle (
        subscription_id text not null references subscription on delete cascade,
        period_end timestamptz not null,
        period_start timestamptz not null,
        user_id uuid not null references users on delete cascade,
        plan text not null references plan_credits,
        granted integer not null check (granted >= 0),
        primary key (subscription_id, period_end)
      )`);
    await runner.query(`create index billing_cycle_user on billing_cycle (user_id)`);
    await runner.query(tenantPolicies('accounts', 'billing_cycle'));

    // What a plan gives and what a cycle was given is not for the service to write.
    await runner.query(`revoke insert, update, delete, truncate on plan_credits, billing_cycle from accounts_app`);
    await runner.query(CUSTOMER_OWNER);
    await runner.query(GRANT_CYCLE);
    await runner.query(`revoke all on function ${FUNCTIONS.join(', ')} from public`);
    await runner.query(`grant execute on function ${FUNCTIONS.join(', ')} to accounts_app`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function ${FUNCTIONS.join(', ')}`);
    await runner.query(`drop table billing_cycle, payment_event, subscription, payment_customer, plan_credits`);
    await runner.query(`drop sequence subscription_reading`);
  }
}

const FUNCTIONS = ['payment_customer_owner(text)', 'grant_cycle(text, text, timestamptz, timestamptz)'];

const DEFINER = `security definer set search_path = accounts, pg_temp`;

/** An event names a customer; only then is it known whose rows it is about. */
const CUSTOMER_OWNER = `
  create function payment_customer_owner(p_customer text) returns uuid
  language sql stable ${DEFINER}
  as $$ select user_id from payment_customer where customer_id = p_customer $$`;

/**
 * Brings what a cycle of a subscription was granted up to what the paid plan gives, and returns what was added. Called in any
 * order and any number of times, the cycle ends up with the credits of the largest plan that was paid for in it. The sums are in
 * here: whoever calls says which plan was paid, never how much it gives. The cycle is named by its end, which every invoice
 * for a part of it shares.
 */
const GRANT_CYCLE = `
  create function grant_cycle(p_subscription text, p_plan text, p_period_start timestamptz, p_period_end timestamptz) returns integer
  language plpgsql volatile ${DEFINER} as $$
  declare
    v_user uuid;
    v_credits integer;
    v_cycle billing_cycle;
    v_key text := 'cycle:' || p_subscription || ':' || to_char(p_period_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
    v_reason text;
  begin
    if p_period_start is null or p_period_end is null or p_period_end <= p_period_start or p_period_end - p_period_start > interval '32 days' then
      raise exception 'a cycle is a month or a part of one' using errcode = 'invalid_parameter_value';
    end if;
    select user_id into v_user from subscription where id = p_subscription;
    select credits into v_credits from plan_credits where plan = p_plan;
    if v_user is null or v_credits is null then
      raise exception 'no subscription % or no plan %', p_subscription, p_plan using errcode = 'no_data_found';
    end if;

    insert into billing_cycle as cycle (subscription_id, period_end, period_start, user_id, plan, granted)
      values (p_subscription, p_period_end, p_period_start, v_user, p_plan, 0)
      on conflict (subscription_id, period_end) do update set period_start = least(cycle.period_start, excluded.period_start)
      returning * into v_cycle;
    if v_credits <= v_cycle.granted then
      return 0;
    end if;

    v_reason := initcap(p_plan) || ' plan: ' || to_char(v_cycle.period_start at time zone 'UTC', 'FMMonth YYYY');
    if v_cycle.granted > 0 then
      v_key := v_key || ':' || p_plan;
      v_reason := v_reason || ' (upgrade from ' || initcap(v_cycle.plan) || ')';
    end if;
    perform grant_credits(v_user, v_credits - v_cycle.granted, v_reason, v_key);
    update billing_cycle set plan = p_plan, granted = v_credits where subscription_id = p_subscription and period_end = p_period_end;
    return v_credits - v_cycle.granted;
  end $$`;
