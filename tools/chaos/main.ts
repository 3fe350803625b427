import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CliError } from '../database/cli-error.ts';
import { startTestStack } from '../test/test-stack.ts';
import { findViolations, settle } from './checks.ts';
import { bookWorkshops, callActions, deleteAccount, renewPlan } from './clients.ts';
import type { Run } from './run.ts';
import { Facts } from './facts.ts';
import { FAULTS, killActions } from './faults.ts';
import { type Guard, GUARDS, removeGuard } from './guards.ts';
import { watchMailbox } from './mailbox.ts';
import { MemoryWatch } from './memory.ts';
import { aPerson } from './person.ts';
import { Random } from './random.ts';
import { Target } from './target.ts';

const CALLERS = 4;

interface Options {
  readonly seed: number;
  readonly minutes: number;
  readonly calm: boolean;
  readonly without: Guard | undefined;
}

/**
 * `npm run chaos -- --seed n [--minutes 3] [--calm] [--without idempotency|refunds|run-record]`: a stack of its own under
 * paid calls, bookings, renewals and deletions while its processes and its database are killed, frozen and cut. Afterwards
 * what clients were told is held against the database. Ends with 1 when something does not agree.
 *
 * The seed repeats the choice and the order of the faults; what a fault meets depends on the moment.
 */
async function main(): Promise<void> {
  const options = readOptions();
  console.log(
    `Chaos with seed ${options.seed}, ${options.minutes} min${options.without ? `, without ${options.without}` : ''}`,
  );
  const stack = await startTestStack({ quiet: true });
  const target = await Target.of(stack.environment);
  process.exitCode = 1;
  try {
    process.exitCode = report(await run(target, options));
  } finally {
    await target.close();
    const keepData = process.exitCode !== 0;
    await stack.stop({ keepData });
    if (keepData) console.error(`Data and logs are kept in ${target.dataDir}`);
  }
}

interface Outcome {
  readonly facts: Facts;
  readonly violations: readonly string[];
  readonly memory: readonly string[];
}

async function run(target: Target, { seed, minutes, calm, without }: Options): Promise<Outcome> {
  const random = new Random(seed);
  const victims = Math.max(2, Math.round(minutes * 2));
  const callers = await inTurn(CALLERS, (index) => aPerson(target, `caller-${index}`, 'scale'));
  const leaving = await inTurn(victims, (index) => aPerson(target, `leaver-${index}`, 'solo'));
  const subscriber = await aPerson(target, 'subscriber', 'solo');
  if (without) await removeGuard(target, without);

  const facts = new Facts();
  const context: Run = { target, facts, end: Date.now() + minutes * 60_000 };
  const memory = new MemoryWatch(target);
  memory.start();
  await Promise.all([
    ...callers.flatMap((person) => [person, person]).map((person) => callActions(context, person, random.fork())),
    bookWorkshops(context, random.fork()),
    watchMailbox(context),
    renewPlan(context, subscriber, random.fork(), [1_000, 4_000]),
    // Their credits last about ten minutes.
    ...callers.map((person) => renewPlan(context, person, random.fork(), [60_000, 180_000])),
    ...leaving.map((person) => deleteAccount(context, person, random.fork())),
    calm ? undefined : makeTrouble(context, random.fork()),
  ]);
  const unrest = await settle(target);
  memory.stop();
  return { facts, violations: [...unrest, ...(await findViolations(target, facts))], memory: memory.report() };
}

async function makeTrouble({ target, facts, end }: Run, random: Random): Promise<void> {
  const began = Date.now();
  while (Date.now() < end) {
    await pause(random.between(500, 6_000));
    const isDue = facts.faults.length % 4 === 0;
    const what = await (isDue ? killActions(target) : random.pick(FAULTS)(target, random));
    facts.faults.push(what);
    console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s  ${what}`);
  }
}

function report({ facts, violations, memory }: Outcome): number {
  const { calls, bookings, deletions, faults, tries, troubled } = facts;
  const keyed = calls.filter(({ idempotencyKey }) => idempotencyKey !== null);
  const count = (items: readonly { acknowledged: boolean }[]) =>
    items.filter(({ acknowledged }) => acknowledged).length;
  console.log(`
${faults.length} faults; ${tries} tries, ${troubled} of them lost or answered 5xx
${keyed.length} paid calls with a key, ${count(keyed)} acknowledged; ${calls.length - keyed.length} without, ${count(calls) - count(keyed)} acknowledged
${bookings.length} bookings, ${bookings.filter(({ outcome }) => outcome === 'booked').length} booked; ${deletions.length} deletions, ${count(deletions)} acknowledged
Resident memory, median of each quarter of the run:
${memory.map((line) => `  ${line}`).join('\n')}`);
  for (const violation of violations.slice(0, 50)) console.error(`VIOLATION ${violation}`);
  const idle = count(calls) === 0 ? ['no paid call was acknowledged'] : [];
  for (const sentence of idle) console.error(`VIOLATION ${sentence}`);
  console.log(
    violations.length + idle.length === 0
      ? 'Nothing was lost, nothing happened twice.'
      : `${violations.length + idle.length} violations`,
  );
  return violations.length + idle.length === 0 ? 0 : 1;
}

async function inTurn<Item>(count: number, make: (index: number) => Promise<Item>): Promise<Item[]> {
  const made: Item[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make(index));
  return made;
}

/** @throws {CliError} an option cannot be used. */
function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      minutes: { type: 'string', default: '3' },
      calm: { type: 'boolean', default: false },
      without: { type: 'string' },
    },
  });
  const seed = values.seed === undefined ? Math.floor(Math.random() * 0x7fffffff) : Number(values.seed);
  const minutes = Number(values.minutes);
  const without = GUARDS.find((guard) => guard === values.without);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new CliError('--seed must be a whole number, such as --seed 7.');
  if (!(minutes > 0 && minutes <= 180)) throw new CliError('--minutes must be a number up to 180.');
  if (values.without !== undefined && !without) throw new CliError(`--without must be one of ${GUARDS.join(', ')}.`);
  return { seed, minutes, calm: values.calm, without };
}

main().catch((error: unknown) => {
  console.error(error instanceof CliError ? error.message : error);
  process.exitCode = 1;
});
