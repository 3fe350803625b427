import { setTimeout as pause } from 'node:timers/promises';
import { SERVICES } from '../database/logins.ts';
import type { Random } from './random.ts';
import type { Target } from './target.ts';

/** Something that goes wrong. Gives what it did, in a few words. */
export type Fault = (target: Target, random: Random) => Promise<string>;

/** Every run has it several times: what a killed service leaves behind is what the refunds are for. */
export async function killActions(target: Target): Promise<string> {
  return `kill -9 actions${signal(target.findPid('actions'), 'SIGKILL')}`;
}

/** Cuts or kills, with the frequency of their places in this list. */
export const FAULTS: readonly Fault[] = [
  killMember,
  killMember,
  killMember,
  endMember,
  freezeMember,
  freezeMember,
  cutConnections,
  cutConnections,
  cutConnections,
  killBackend,
  killDatabase,
  freezeDatabase,
];

async function killMember(target: Target, random: Random): Promise<string> {
  const member = random.pick(target.members);
  return `kill -9 ${member}${signal(target.findPid(member), 'SIGKILL')}`;
}

async function endMember(target: Target, random: Random): Promise<string> {
  const member = random.pick(SERVICES);
  return `SIGTERM ${member}${signal(target.findPid(member), 'SIGTERM')}`;
}

async function freezeMember(target: Target, random: Random): Promise<string> {
  const member = random.pick(target.members);
  const seconds = random.between(1, 12);
  return `froze ${member} for ${seconds} s${await freeze(target.findPid(member), seconds)}`;
}

async function freezeDatabase(target: Target, random: Random): Promise<string> {
  const seconds = random.between(1, 5);
  return `froze the postmaster for ${seconds} s${await freeze(target.postmaster, seconds)}`;
}

async function killDatabase(target: Target): Promise<string> {
  return `kill -9 of the postmaster${signal(target.postmaster, 'SIGKILL')}`;
}

/** All connections of one service, the worker's lease and its listeners too. */
async function cutConnections(target: Target, random: Random): Promise<string> {
  const service = random.pick(SERVICES);
  return `cut the connections of ${service}${await terminate(target, service, '')}`;
}

/** Terminates one connection, regardless of its state. */
async function killBackend(target: Target, random: Random): Promise<string> {
  const service = random.pick(['accounts', 'actions', 'workshops'] as const);
  return `cut one busy connection of ${service}${await terminate(target, service, `and state = 'active' limit 1`)}`;
}

async function terminate(target: Target, service: (typeof SERVICES)[number], which: string): Promise<string> {
  const statement = `
    select count(pg_terminate_backend(pid))::integer as cut from (
      select pid from pg_stat_activity where usename = current_user and pid <> pg_backend_pid() ${which}) as own`;
  const result = await target
    .database(service, 'app')
    .query<{ cut: number }>(statement)
    .catch(() => null);
  return result ? `: ${result.rows[0]?.cut}` : ': the database did not answer';
}

async function freeze(pid: number | undefined, seconds: number): Promise<string> {
  const done = signal(pid, 'SIGSTOP');
  await pause(seconds * 1_000);
  signal(pid, 'SIGCONT');
  return done;
}

function signal(pid: number | undefined, name: NodeJS.Signals): string {
  try {
    if (pid !== undefined) process.kill(pid, name);
    return pid === undefined ? ' (not running)' : '';
  } catch {
    return ' (gone already)';
  }
}
