import { tenantPolicies } from '@declic/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Planned changes of plan, invoices, one-time purchases, and mails about used credits. */
export class Purchases1763600000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table subscription
        add column scheduled_plan text references plan_credits,
        add column scheduled_at timestamptz,
        add constraint subscription_schedule check ((scheduled_plan is null) = (scheduled_at is null))`);
    await this.createInvoices(runner);
    await this.createPurchases(runner);
    await this.createCreditAlerts(runner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }

  /** The provider keeps the documents; here is what was paid or not, so that each receipt is sent once. */
  private async createInvoices(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table invoice (
        id text primary key,
        user_id uuid not null references users on delete cascade,
        subscription_id text not null,
        total bigint not null,
        currency text not null check (currency ~ '^[a-z]{3}$'),
        created_at timestamptz not null,
        failed_at timestamptz,
        paid_at timestamptz,
        check (failed_at is not null or paid_at is not null)
      )`);
    await runner.query(`create index invoice_user on invoice (user_id)`);
    await runner.query(tenantPolicies('accounts', 'invoice'));
  }

  /** No reference to \`users\`: what was paid stays in the books when its buyer is erased, under an id that leads nowhere. */
  private async createPurchases(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table purchase (
        id uuid primary key,
        user_id uuid not null,
        product text not null,
        description text not null,
        amount bigint not null check (amount > 0),
        currency text not null check (currency ~ '^[a-z]{3}$'),
        provider text not null check (provider in ('local', 'stripe')),
        -- open: its payment page may be paid on. processing: the payment was made, the money is on its way.
        state text not null default 'open' check (state in ('open', 'processing', 'paid')),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        paid_at timestamptz,
        payment_id text unique,
        check ((state = 'paid') = (paid_at is not null))
      )`);
    await runner.query(`create index purchase_user on purchase (user_id, created_at)`);
    await runner.query(tenantPolicies('accounts', 'purchase'));
    await runner.query(PURCHASE_OWNER);
    await this.grant(runner, 'purchase_owner(uuid)');
  }

  private async createCreditAlerts(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mail_settings (
        user_id uuid primary key references users on delete cascade,
        credit_alerts boolean not null
      )`);
    await runner.query(tenantPolicies('accounts', 'mail_settings'));
    await runner.query(`
      create table credit_alert (
        user_id uuid not null references users on delete cascade,
        cycle text not null,
        threshold smallint not null check (threshold in (80, 100)),
        created_at timestamptz not null default now(),
        primary key (user_id, cycle, threshold)
      )`);
    await runner.query(tenantPolicies('accounts', 'credit_alert'));
    await runner.query(TAKE_CREDIT_ALERTS);
    await this.grant(runner, 'take_credit_alerts(timestamptz, timestamptz, integer)');
  }

  private async grant(runner: QueryRunner, name: string): Promise<void> {
    await runner.query(`revoke all on function ${name} from public`);
    await runner.query(`grant execute on function ${name} to accounts_app`);
  }
}

const DEFINER = `security definer set search_path = accounts, pg_temp`;

/** An event names a purchase; only then is it known whose rows it is about. */
const PURCHASE_OWNER = `
  create function purchase_owner(p_purchase uuid) returns uuid
  language sql stable ${DEFINER}
  as $$ select user_id from purchase where id = p_purchase $$`;

/**
 * Who has used 80 or 100 % of the cycle's credits and was not told yet; from now on they count as told. An account with a
 * subscription is in the cycle of the largest active one, any other in one cycle for life: as the billing overview has it.
 * Accounts that were not used since \`p_since\` are left out, which makes this cheap; null leaves out none. Locks nothing.
 */
const TAKE_CREDIT_ALERTS = `
  create function take_credit_alerts(p_now timestamptz, p_since timestamptz, p_limit integer)
  returns table (user_id uuid, email text, plan text, threshold integer, used bigint, granted bigint, balance bigint, renews_at timestamptz)
  language plpgsql volatile ${DEFINER} as $$
  #variable_conflict use_column
  begin
    return query
    with reached as (
      select account.user_id, users.email, account.plan::text as plan, cycle.name, cycle.renews_at,
        case when figures.used >= figures.granted then 100 else 80 end as threshold,
        figures.used, figures.granted, account.balance::bigint as balance
      from credit_account account
      join users on users.id = account.user_id and users.verified_at is not null
      left join mail_settings settings on settings.user_id = account.user_id
      left join lateral (
        select id, period_start, period_end, ends_at from subscription
        join plan_credits on plan_credits.plan = subscription.plan
        where subscription.user_id = account.user_id and status = 'active'
        order by credits desc, period_end desc limit 1
      ) subscribed on true
      cross join lateral (
        select
          case when subscribed.id is null then 'account' else subscribed.id || ':' || extract(epoch from subscribed.period_end)::bigint end as name,
          coalesce(subscribed.period_start, '-infinity') as starts_at,
          case when subscribed.ends_at is null then subscribed.period_end end as renews_at
      ) cycle
      cross join balances_at(account.user_id, array[cycle.starts_at]) opening
      cross join lateral (
        select coalesce(sum(line.delta), 0) as credits
        from ledger_span(account.user_id, 'purchases', cycle.starts_at, null, null) span
        join ledger_entry line on line.user_id = account.user_id and line.category = 'purchases'
          and line.category_seq > span.first and line.category_seq <= span.last
      ) bought
      left join billing_cycle paid on paid.subscription_id = subscribed.id and paid.period_end = subscribed.period_end
      cross join lateral (
        select (opening.balance + bought.credits - account.balance)::bigint as used,
          (case when subscribed.id is null then bought.credits else coalesce(paid.granted, 0) end)::bigint as granted
      ) figures
      where account.status = 'active'
        and coalesce(settings.credit_alerts, true)
        and account.last_used_at >= coalesce(p_since, '-infinity')
        and (subscribed.id is null or (subscribed.period_start <= p_now and p_now < subscribed.period_end))
        and figures.granted > 0 and figures.used * 100 >= figures.granted * 80
        and not exists (
          select from credit_alert told
          where told.user_id = account.user_id and told.cycle = cycle.name
            and (told.threshold = 100 or figures.used < figures.granted)
        )
      limit p_limit
    ), told as (
      -- At 100 % the mail about 80 % is not sent any more.
      insert into credit_alert as alert (user_id, cycle, threshold)
      select reached.user_id, reached.name, step from reached, unnest(array[80, 100]) step where step <= reached.threshold
      on conflict do nothing
      returning alert.user_id, alert.threshold::integer
    )
    select reached.user_id, reached.email, reached.plan, reached.threshold, reached.used, reached.granted, reached.balance, reached.renews_at
    from reached join told on told.user_id = reached.user_id and told.threshold = reached.threshold;
  end $$`;
