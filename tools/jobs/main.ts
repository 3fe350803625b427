import { Client } from 'pg';
import { derivedPasswords, SERVICES } from '../database/logins.ts';
import { CliError } from '../database/cli-error.ts';
import { readSecrets } from '../database/secrets.ts';
import { startDatabase } from '../start/database.ts';
import { readSettings } from '../start/settings.ts';
import { Queues } from './dead-jobs.ts';

const USAGE = 'npm run jobs [-- retry <service> <id|all> | -- drop <service> <id>]';

/** `npm run jobs`: the background work of all services, and what to do with jobs that failed for good. */
async function main([command, service = '', id = '']: readonly string[]): Promise<void> {
  const given = process.env['ADMIN_DATABASE_URL'];
  if (given) return withQueues(given, (queues) => run(queues, command, service, id));
  const settings = readSettings(process.env);
  const passwords = derivedPasswords((await readSecrets(settings.dataDir)).DATABASE_SEED);
  // Joins the stack's own server, and stops it afterwards only when the stack did not run.
  const { adminUrl, database, stop } = await startDatabase(settings, passwords);
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  try {
    await withQueues(url.href, (queues) => run(queues, command, service, id));
  } finally {
    await stop();
  }
}

async function run(queues: Queues, command: string | undefined, service: string, id: string): Promise<void> {
  if (command === undefined) return show(queues);
  if (command === 'drop' && id !== '') await queues.drop(service, id);
  else if (command === 'retry' && id === 'all') {
    for (const job of await queues.dead()) if (job.service === service) await queues.retry(service, job.id);
  } else if (command === 'retry' && id !== '') await queues.retry(service, id);
  else throw new CliError(USAGE);
  await show(queues);
}

async function show(queues: Queues): Promise<void> {
  const dead = await queues.dead();
  for (const { service, task, ...counts } of await queues.lines())
    console.log(`${service}: ${task}: ${counts.waiting} waiting, ${counts.running} running, ${counts.dead} dead`);
  for (const { service, id, task, since, error } of dead)
    console.log(`dead: ${service} ${id} ${task}, since ${since.toISOString()}: ${error ?? 'its worker died'}`);
  console.log(dead.length === 0 ? 'No job failed for good.' : `${dead.length} failed for good. ${USAGE}`);
}

async function withQueues(url: string, work: (queues: Queues) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'declic-jobs' });
  await client.connect();
  await work(new Queues(client, SERVICES)).finally(() => client.end());
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof CliError ? error.message : error);
  process.exitCode = 1;
});
