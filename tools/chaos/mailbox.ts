import { setTimeout as pause } from 'node:timers/promises';
import type { Run } from './run.ts';
import type { Facts } from './facts.ts';
import { attempt } from './http.ts';
import type { Target } from './target.ts';

const READ_INTERVAL_MS = 5_000;

/** Notes every mail that arrives until the run ends. */
export async function watchMailbox({ target, facts, end }: Run): Promise<void> {
  while (Date.now() < end) {
    await readMailbox(target, facts);
    await pause(READ_INTERVAL_MS);
  }
}

/** Notes the mails that the mailbox has now. False when it does not answer. */
export async function readMailbox(target: Target, { mails }: Facts): Promise<boolean> {
  const answer = await attempt({ method: 'GET', url: `${target.baseUrl}/dev/mailbox/messages` });
  if (answer.kind === 'lost' || answer.status !== 200) return false;
  const found = JSON.parse(answer.text) as { id: string; to: string }[]; // our own mailbox's answer
  for (const { id, to } of found) mails.set(id, to);
  return true;
}
