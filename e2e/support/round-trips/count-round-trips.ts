import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { AnswerRounds } from './answer-rounds.ts';
import { openTlsFront } from './tls-front.ts';

/** How a page came to its heading. */
export interface RoundTrips {
  readonly count: number;
  /** What was asked for before each of them, the first one first. */
  readonly asked: readonly (readonly string[])[];
}

/** No request for so long, in a page that is idle, and the next round of answers is sent. */
const QUIET_MS = 300;
const GIVE_UP_MS = 60_000;

/**
 * How many round trips lie between opening a page and its heading, without those of the connection: all answers are held back and
 * sent in rounds, so nothing depends on time. Over HTTP/2, where the number of connections is no limit. The context has to ignore
 * certificate errors, and brings the cookies.
 */
export async function countRoundTrips(context: BrowserContext, target: string, path: string): Promise<RoundTrips> {
  const rounds = new AnswerRounds();
  const front = await openTlsFront(target, { protocol: 'h2', gate: rounds });
  const page = await context.newPage();
  try {
    const opened = page.goto(front.url + path, { waitUntil: 'commit', timeout: GIVE_UP_MS });
    await untilQuiet(rounds);
    rounds.send();
    await opened;
    for (const deadline = Date.now() + GIVE_UP_MS; Date.now() < deadline; await pause(QUIET_MS / 6)) {
      await untilQuiet(rounds);
      if (!(await isIdle(page)) || !rounds.isQuiet(QUIET_MS)) continue;
      if (await hasHeading(page)) return { count: rounds.count, asked: rounds.asked.slice(0, rounds.count) };
      rounds.send();
    }
    throw new Error(`${path} has no heading after these rounds of requests:\n${formatRounds(rounds.asked)}`);
  } finally {
    await page.close();
    await front.close();
  }
}

/** One line for each round. */
export function formatRounds(asked: RoundTrips['asked']): string {
  return asked.map((paths, index) => `${index + 1}: ${paths.join(' ')}`).join('\n');
}

async function untilQuiet(rounds: AnswerRounds): Promise<void> {
  const deadline = Date.now() + GIVE_UP_MS;
  while (!rounds.isQuiet(QUIET_MS)) {
    if (Date.now() > deadline) throw new Error(`Requests do not end:\n${formatRounds(rounds.asked)}`);
    await pause(QUIET_MS / 6);
  }
}

/** Whether the page answers at all, and has nothing left to do but wait. */
function isIdle(page: Page): Promise<boolean> {
  return page.evaluate(
    () => new Promise<boolean>((resolve) => requestIdleCallback(() => resolve(true), { timeout: 5_000 })),
  );
}

function hasHeading(page: Page): Promise<boolean> {
  return page.evaluate(() => Boolean(document.querySelector('main h1')?.textContent));
}
