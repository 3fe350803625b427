import { hash } from '@node-rs/argon2';
import { Client } from 'pg';
import { inBulk } from './in-bulk.ts';
import { ORDINARY_LINES, settings, SLICES } from './settings.ts';
import { TEMPLATE } from './template.ts';

export const PASSWORD = 'The benchmark may sign in 1!';

const LARGE = 'large@bench.example';
const SMALL = 'small@bench.example';
export const emails = { large: LARGE, small: SMALL };

const DAYS = 365;
const SLICES_AT_ONCE = 20;

/**
 * A year of lines of all accounts, written in the order of time, as they would have come: an account's lines lie between those of
 * the others, on as many pages as in life.
 */
export async function fill(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'declic-bench-fill' });
  await client.connect();
  try {
    await openAccounts(client);
    await client.query(TEMPLATE);
    await client.query('analyze bench_account, bench_template');
    await inBulk(client, 'ledger_entry', async () => {
      for (let slice = 0; slice < SLICES; slice += SLICES_AT_ONCE) {
        await client.query(WRITE, [slice, slice + SLICES_AT_ONCE - 1]);
        if (slice % 100 === 0) console.log(`  ${((slice / SLICES) * 100).toFixed(0)} % written`);
      }
    });
    await client.query(BALANCE);
    await client.query('drop table bench_account, bench_template');
    await client.query('vacuum (analyze) ledger_entry');
    await client.query('vacuum (analyze) credit_account');
    await assertSound(client);
  } finally {
    await client.end();
  }
}

async function openAccounts(client: Client): Promise<void> {
  const passwordHash = await hash(PASSWORD);
  await client.query(
    `with person as (
       insert into users (email, password_hash, verified_at)
       select email, $1, now() from (
         values ($2), ($3)
         union all select 'ordinary-' || number || '@bench.example' from generate_series(1, $4::integer) number
       ) person (email)
       returning id
     ) insert into credit_account (user_id) select id from person`,
    [passwordHash, LARGE, SMALL, settings.ordinaryAccounts],
  );
  await client.query(
    `create unlogged table bench_account as
     select id as user_id, (case email when $1 then $2 when $3 then $4 else $5 end::bigint / ${SLICES})::integer as lines
     from users`,
    [LARGE, settings.largeLines, SMALL, settings.smallLines, ORDINARY_LINES],
  );
}

/** The lines of all accounts in some slices of the year. Lines keep coming until the moment the benchmark began. */
const WRITE = `
  insert into ledger_entry (user_id, seq, category, category_seq, ts, transaction_type, slug, tool_slug, delta, balance_after, reason, run_id, grant_key)
  select account.user_id, line.seq, template.category,
    cycle.number * template.cycle_lines + template.category_seq,
    date_trunc('hour', now()) - interval '${DAYS} days' + (slice.number + (line.place - 0.5) / account.lines) * interval '${DAYS} days' / ${SLICES},
    template.type, template.slug, template.tool_slug, template.delta,
    cycle.number * template.cycle_delta + template.balance_after,
    template.reason,
    case when template.type <> 'purchase' then md5(account.user_id || '/' || cycle.number || '/' || template.run)::uuid end,
    case when template.type = 'purchase' then 'grant-' || line.seq end
  from generate_series($1::integer, $2::integer) slice (number)
  cross join bench_account account
  cross join lateral (
    select place, slice.number::bigint * account.lines + place as seq from generate_series(1, account.lines) place
  ) line
  cross join lateral (select (line.seq - 1) / ${ORDINARY_LINES}) cycle (number)
  join bench_template template on template.seq = (line.seq - 1) % ${ORDINARY_LINES} + 1
  order by 5, 1, 2`;

const BALANCE = `
  update credit_account account
  set balance = total.delta, request_count = total.requests, tool_use_count = total.tool_uses, purchase_lines = total.purchase_lines,
      api_action_refunds = total.api_action_lines - total.requests, tool_refunds = total.tool_lines - total.tool_uses,
      last_added_at = total.ts
  from ledger_totals total where total.user_id = account.user_id`;

/** The made lines must be lines that the product could have written. */
async function assertSound(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select violation, count(*) from ledger_violations
     where user_id in (select id from users where email = any ($1)) group by violation`,
    [[LARGE, SMALL]],
  );
  if (rows.length > 0) throw new Error(`The ledger was not filled well: ${JSON.stringify(rows)}`);
}
