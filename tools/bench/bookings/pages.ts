import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'undici';
import { quantile } from '../ledger/quantile.ts';
import { addSessions, type BenchDatabase } from './bench-database.ts';
import { sessionId, sessionIdSql } from './loads.ts';

const SESSIONS = { few: 10, many: 5_000 };
/** The calls of these pages. Without `page` the first one gives all sessions that are listed, which no page asks for. */
const PAGES = { list: '/api/workshops/sessions?page=1', detail: `/api/workshops/sessions/${sessionId(5)}` };
/** What is shown is at most two seconds old. */
const REFRESH_MS = 2_100;

export type Page = keyof typeof PAGES;

/** The p95 of a page in milliseconds, with 10 sessions and with 5,000. */
export type PageTimes = Record<Page, { readonly few: number; readonly many: number }>;

/**
 * Measures what the pages read, with 10 sessions and with 5,000 in turns: the others are of the years before, so the list grows by its latest
 * replays and the tables by all.
 */
export async function measurePages(
  database: BenchDatabase,
  origin: string,
  { rounds, requests }: { readonly rounds: number; readonly requests: number },
): Promise<PageTimes[]> {
  await database.query('truncate workshop_session, seat_counter, seat_allocation cascade');
  await database.query(...addSessions({ from: 1, to: SESSIONS.few, start: `now() + number * interval '1 day'` }));
  const measured: PageTimes[] = [];
  // The first round warms up.
  for (let round = -1; round < rounds; round += 1) {
    const few = await measureEach(origin, requests);
    const past = { from: SESSIONS.few + 1, to: SESSIONS.many, start: `now() - number * interval '8 hours'` };
    await database.query(...addSessions(past));
    const many = await measureEach(origin, requests);
    await database.query(
      `delete from workshop_session where id > ${sessionIdSql(String(SESSIONS.few))}`,
      'vacuum full',
    );
    const both = (page: Page) => ({ few: few[page], many: many[page] });
    if (round >= 0) measured.push({ list: both('list'), detail: both('detail') });
  }
  return measured;
}

async function measureEach(origin: string, requests: number): Promise<Record<Page, number>> {
  await pause(REFRESH_MS);
  const client = new Client(origin);
  try {
    return { list: await measure(client, PAGES.list, requests), detail: await measure(client, PAGES.detail, requests) };
  } finally {
    await client.close();
  }
}

async function measure(client: Client, path: string, requests: number): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < requests; request += 1) {
    const startedAt = performance.now();
    const answer = await client.request({ method: 'GET', path });
    await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.statusCode}.`);
    times.push(performance.now() - startedAt);
  }
  return quantile(times, 0.95);
}
