import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { findToken, joinWaitlist, sendForm, startMarketing } from '../../testing/start-marketing';

let answer: { status: number; type: string; body: string };
const asked: string[] = [];
const workflow = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
}).listen(0, '127.0.0.1');
await new Promise((resolve) => workflow.once('listening', resolve));
afterAll(() => workflow.close());
const { port } = workflow.address() as AddressInfo; // a TCP server's address is never a string

const { db, app } = await startMarketing({ env: { WAITLIST_WORKFLOW_URL: `http://127.0.0.1:${port}/hook` } });
let count = 0;

beforeEach(async () => {
  await db.owner.query('TRUNCATE waitlist_entry, throttle CASCADE');
  await app.runJobs();
  asked.length = 0;
});

/** Joins with an address of its own, and gives the address. */
async function join(): Promise<string> {
  const email = `forwarded-${++count}@example.test`;
  expect((await joinWaitlist(app, { email })).statusCode).toBe(202);
  return email;
}

const retries = (email: string) =>
  db.dataSource.query(
    `SELECT attempts, extract(epoch FROM run_at - now())::int AS pause FROM marketing_jobs._private_jobs WHERE payload->>'email' = $1`,
    [email],
  );
const makeDue = (email: string) =>
  db.dataSource.query(`UPDATE marketing_jobs._private_jobs SET run_at = now() WHERE payload->>'email' = $1`, [email]);

it('tries again with growing pauses while the workflow is down, and the visitor does not notice', async () => {
  answer = { status: 503, type: 'text/html', body: '<h1>Bad gateway</h1>' };
  const email = await join();
  await app.runJobs();
  const [first] = await retries(email);
  await makeDue(email);
  await app.runJobs();
  const [second] = await retries(email);
  expect([first?.attempts, second?.attempts]).toEqual([1, 2]);
  expect(second?.pause).toBeGreaterThan(first?.pause);

  answer = { status: 200, type: 'application/json', body: '{}' };
  await makeDue(email);
  await app.runJobs();
  expect(await retries(email)).toEqual([]);
  expect(asked).toEqual(Array.from({ length: 3 }, () => `GET /hook?email=${encodeURIComponent(email)}`));
});

it('reads the status only: a page of HTML with 200 is an answer', async () => {
  answer = { status: 200, type: 'text/html', body: '<h1>It works</h1>'.repeat(10_000) };
  const email = await join();
  await app.runJobs();
  expect(await retries(email)).toEqual([]);
});

it('forwards no address that has left the list meanwhile', async () => {
  answer = { status: 500, type: 'application/json', body: '{}' };
  const email = await join();
  await app.runJobs();
  asked.length = 0;
  const token = findToken(
    app.mails.findLast(({ to }) => to === email),
    'withdrawal',
  );
  await sendForm(app, `/api/marketing/waitlist/withdrawal?token=${token}`, {});
  await makeDue(email);
  await app.runJobs();
  expect([asked, await retries(email)]).toEqual([[], []]);
});
