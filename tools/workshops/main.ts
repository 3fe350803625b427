import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { CliError } from '../database/cli-error.ts';
import type { TextOptions } from '../releases/overview-lines.ts';
import * as commands from './commands.ts';
import { organiserAccess } from './organiser-access.ts';
import { type OrganiserApi, organiserApi } from './organiser-api.ts';

const USAGE = `npm run workshops                                     every workshop
npm run workshops -- show <workshop>                  one: its seats, links and money
npm run workshops -- check <file.yaml>                reads the file and says what is wrong; sends nothing
npm run workshops -- create <file.yaml>
npm run workshops -- change <workshop> <file.yaml>    the file holds what changes; a new time is mailed to everybody who comes
npm run workshops -- close|reopen <workshop>          takes no more bookings, or takes them again
npm run workshops -- cancel <workshop> [--reason "…"] [--yes]   mails and refunds everybody
npm run workshops -- bookings <workshop> [--csv]      who comes
npm run workshops -- waiting <workshop>               who waits
npm run workshops -- refund <booking> [--by-hand]     a refund that failed: tries it again, or notes that it was made by hand
npm run workshops -- revenue [--from 2027-01-01] [--until 2027-01-31]
<workshop> is a reference or an id. --json prints the answer of the service.
WORKSHOPS_URL and ORGANISER_TOKEN name another service than the local stack.`;

const LONGEST_LINE = 100;

const OPTIONS = {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  yes: { type: 'boolean' },
  'by-hand': { type: 'boolean' },
  reason: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/**
 * `npm run workshops`: what organisers do, through the API with their token.
 *
 * @decision D45
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  if (values.help) return console.log(USAGE);
  const answer = await run(positionals, values);
  if (typeof answer === 'string') return void process.stdout.write(answer);
  console.log(values.json ? JSON.stringify(answer.data, null, 2) : answer.lines.join('\n'));
}

async function run([command, ...words]: readonly string[], values: Values): Promise<commands.Answer | string> {
  if (command === 'check') return commands.check(one(words));
  const api = organiserApi(organiserAccess());
  switch (command) {
    case undefined:
      return commands.list(api, textOptions());
    case 'show':
      return commands.show(api, one(words));
    case 'create':
      return commands.create(api, one(words));
    case 'change':
      return commands.change(api, ...two(words));
    case 'close':
    case 'reopen':
      return commands.setOpen(api, one(words), command === 'reopen');
    case 'cancel':
      return cancel(api, one(words), values);
    case 'bookings':
      return values.csv ? commands.bookingsCsv(api, one(words)) : commands.bookings(api, one(words), textOptions());
    case 'waiting':
      return commands.waiting(api, one(words), textOptions());
    case 'refund':
      return commands.refund(api, one(words), values['by-hand'] ? 'by_hand' : 'again');
    case 'revenue': {
      const { from, until } = values;
      return commands.revenue(api, { ...(from && { from }), ...(until && { until }) }, textOptions());
    }
    default:
      throw new CliError(USAGE);
  }
}

/** Cannot be taken back, so it is asked for once more. */
async function cancel(api: OrganiserApi, id: string, { yes, reason }: Values): Promise<commands.Answer> {
  if (!yes) {
    if (!process.stdin.isTTY) throw new CliError('This mails and refunds everybody: add --yes.');
    const { lines } = await commands.show(api, id);
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question(`${lines.join('\n')}\n\nCancel it, mail and refund everybody? (yes/no) `);
    terminal.close();
    if (answer.trim().toLowerCase() !== 'yes') throw new CliError('Nothing was changed.');
  }
  return commands.cancel(api, id, reason);
}

function one(words: readonly string[]): string {
  const [word, ...rest] = words;
  if (word === undefined || rest.length > 0) throw new CliError(USAGE);
  return word;
}

function two(words: readonly string[]): [string, string] {
  const [first, second, ...rest] = words;
  if (first === undefined || second === undefined || rest.length > 0) throw new CliError(USAGE);
  return [first, second];
}

function textOptions(): TextOptions {
  const { isTTY, columns = LONGEST_LINE } = process.stdout;
  return {
    width: Math.min(isTTY ? columns : LONGEST_LINE, LONGEST_LINE),
    now: new Date(),
    colours: isTTY && process.stdout.hasColors(),
  };
}

main().catch((error: unknown) => {
  const isUsage = error instanceof TypeError && 'code' in error;
  console.error(isUsage ? `${error.message}\n\n${USAGE}` : error instanceof CliError ? error.message : error);
  process.exitCode = 1;
});
