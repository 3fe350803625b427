import { Client } from 'pg';
import { CliError } from '../database/cli-error.ts';
import { withStackOwner } from '../start/with-stack-owner.ts';
import { AnswerReports, type ReportRow } from './answer-reports.ts';
import { toPrintable } from './to-printable.ts';

const USAGE = 'npm run reports [-- show|accept|decline <id>]';

/**
 * `npm run reports`: the answers that accounts reported as wrong, at OWNER_DATABASE_URL (of the schema `actions`), else in the local
 * stack. Accepting a report gives the credits of its run back.
 *
 * @decision D9, D45
 */
async function main(arguments_: readonly string[]): Promise<void> {
  const given = process.env['OWNER_DATABASE_URL'];
  await (given ? withReports(given, arguments_) : withStackOwner('actions', (url) => withReports(url, arguments_)));
}

async function withReports(url: string, [command, id = '']: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'declic-reports' });
  await client.connect();
  await run(new AnswerReports(client), command, id).finally(() => client.end());
}

async function run(reports: AnswerReports, command: string | undefined, id: string): Promise<void> {
  if (command === undefined) return list(await reports.listOpen());
  if (id === '') throw new CliError(USAGE);
  if (command === 'show') return show(await reports.read(id));
  if (command !== 'accept' && command !== 'decline') throw new CliError(USAGE);
  const credits = await reports.decide(id, command === 'accept');
  console.log(
    command === 'accept' ? `Accepted: ${credits} credits were given back.` : 'Declined: nothing was given back.',
  );
}

function list(open: readonly ReportRow[]): void {
  for (const { id, created_at, action, reason, comment } of open)
    console.log(`${id} ${created_at.toISOString()} ${action}: ${reason}. ${toPrintable(comment)}`);
  console.log(`${open.length} open. ${USAGE}`);
}

function show({ id, action, reason, status, request_id, comment, input, answer }: ReportRow): void {
  console.log(`${id}: ${action}, ${reason}, ${status}, request ${request_id}`);
  if (comment !== '') console.log(toPrintable(comment));
  if (input === null) console.log('The input and the answer were not included, or are forgotten.');
  else console.log(`Input: ${toPrintable(input)}\nAnswer: ${toPrintable(answer ?? '')}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof CliError ? error.message : error);
  process.exitCode = 1;
});
