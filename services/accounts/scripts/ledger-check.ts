import { Client } from 'pg';

/** Proves that every balance is the sum of its ledger and that no running balance has a gap. Ends with 1 when one does not. */
const url = process.env['OWNER_DATABASE_URL'];
if (!url) {
  console.error('OWNER_DATABASE_URL must be the PostgreSQL URL of the role that owns the schema accounts.');
  process.exit(1);
}

const client = new Client({ connectionString: url, application_name: 'declic-ledger-check' });
await client.connect();
try {
  const { rows: violations } = await client.query<{ user_id: string; seq: string; violation: string }>(
    'select * from accounts.ledger_violations limit 100',
  );
  for (const { user_id, seq, violation } of violations) console.error(`account ${user_id}, line ${seq}: ${violation}`);
  if (violations.length > 0) process.exitCode = 1;
  else process.stdout.write('The ledger is sound.\n');
} finally {
  await client.end();
}
