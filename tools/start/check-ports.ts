import { isPortFree } from '../database/ports.ts';
import { waitUntil } from '../database/processes.ts';
import { CliError } from '../database/cli-error.ts';
import type { StackSettings } from './settings.ts';

/** What is left of a killed stack takes a moment to notice that and end. */
const PORT_WAIT_MS = 6_000;

/** @throws {CliError} naming the first port that is in use. PostgreSQL's is checked by its launcher, which may join a server. */
export async function checkPorts({ port, ports }: StackSettings): Promise<void> {
  const needed = {
    'the pages': port,
    'the edge': ports.edge,
    ...ports.services,
    'local mail': ports.smtp,
    'the mailbox': ports.mailbox,
    'local payments': ports.payments,
    'local Telegram': ports.telegram,
  };
  for (const [user, number] of Object.entries(needed))
    await assertFreePort(number, user, `PORT=${port + 1000} npm start`);
}

/** @throws {CliError} that names the port, who needs it, and the command that moves it. */
export async function assertFreePort(number: number, user: string, elsewhere: string): Promise<void> {
  if (await waitUntil(() => isPortFree(number), PORT_WAIT_MS, 200)) return;
  throw new CliError(
    `Port ${number} is in use, and Declic needs it for ${user}: stop what uses it, or move all ports with ${elsewhere}.`,
  );
}
