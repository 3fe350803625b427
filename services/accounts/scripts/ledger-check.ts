import { Client } from 'pg';

/**
 * Proves that every balance is the sum of its ledger and that no line is missing or out of place. Ends with 1 when one is.
 *
 * @decision D8
 */
const SHOWN = 100;

interface Violation {
  readonly user_id: string;
  readonly seq: string;
  readonly violation: string;
}

async function main(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'declic-ledger-check' });
  await client.connect();
  try {
    // What is counted is what is checked, while charges go on.
    await client.query('begin isolation level repeatable read read only');
    if (!(await hasLedger(client)))
      return fail('This database has no ledger: start the product once, or run its migrations.');
    const { rows: violations } = await client.query<Violation>(
      `select * from accounts.ledger_violations limit ${SHOWN + 1}`,
    );
    for (const { user_id, seq, violation } of violations.slice(0, SHOWN))
      console.error(`account ${user_id}, line ${seq}: ${violation}`);
    if (violations.length > SHOWN) console.error('… and more');
    if (violations.length > 0) return fail('The ledger does not add up.');
    process.stdout.write(`The ledger is sound: ${await size(client)}.\n`);
  } finally {
    await client.end();
  }
}

async function hasLedger(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ present: boolean }>(
    `select to_regclass('accounts.ledger_violations') is not null as present`,
  );
  return rows[0]?.present === true;
}

async function size(client: Client): Promise<string> {
  const { rows } = await client.query<{ accounts: string; lines: string }>(
    `select (select count(*) from accounts.credit_account) as accounts, (select count(*) from accounts.ledger_entry) as lines`,
  );
  const [accounts, lines] = [rows[0]?.accounts, rows[0]?.lines].map((count) => Number(count));
  return `${counted(accounts, 'account')}, ${counted(lines, 'line')}`;
}

function counted(count: number | undefined, noun: string): string {
  return `${count?.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

const url = process.env['OWNER_DATABASE_URL'];
if (url) await main(url);
else fail('OWNER_DATABASE_URL must be the PostgreSQL URL of the role that owns the schema accounts.');
