import { expect, it } from 'vitest';
import { aSession } from '../../testing/a-session';
import { startBookingStack } from '../../testing/start-booking-stack';
import { SweepSeatsJob } from '../session-changes/sweep-seats.job';

const stack = await startBookingStack({ env: { UNCONFIRMED_SEATS_PER_NETWORK: '1' } });
const { app, clock, db } = stack;

const join = (sessionId: string, email: string, network = '203.0.113.7') =>
  stack.join({ sessionId, email, ticketType: 'free', gdprConsent: true }, { 'x-forwarded-for': network });

let lines = 0;
/** A full session. Its line has one person of the network, so that the next one has to press. */
async function aLine(name: string, network?: string) {
  const sessionId = await aSession(db.dataSource, { capacity: 1 });
  await stack.book({ sessionId, email: `seat@${name}` }, { 'x-forwarded-for': `198.51.100.${(lines += 1)}` });
  await join(sessionId, `first@${name}`, network);
  return sessionId;
}

const states = (sessionId: string) =>
  db.dataSource.query('SELECT email, state FROM waiting_place WHERE session_id = $1 ORDER BY id', [sessionId]);

it('keeps one unconfirmed place for an address, and mails it once an hour', async () => {
  const sessionId = await aLine('again.test');
  const stranger = 'stranger@again.test';
  for (const email of [stranger, stranger.toUpperCase(), stranger])
    expect((await join(sessionId, email)).json()).toEqual({ position: null });
  await app.runJobs();
  expect(stack.subjects(stranger)).toHaveLength(1);

  clock.moment = new Date(Date.now() + 61 * 60_000);
  await join(sessionId, stranger);
  await app.runJobs();
  clock.moment = new Date();

  expect(stack.subjects(stranger)).toHaveLength(2);
  expect(await states(sessionId)).toEqual([
    { email: 'first@again.test', state: 'waiting' },
    { email: stranger, state: 'unconfirmed' },
  ]);
  expect((await join(sessionId, 'first@again.test')).json()).toMatchObject({ code: 'already_waiting' });
});

it('closes unconfirmed places with the line, and mails no person who did not confirm', async () => {
  const sessionId = await aLine('closed.test', '203.0.113.8');
  await join(sessionId, 'never@closed.test', '203.0.113.8');
  await app.runJobs();
  await db.dataSource.query(`UPDATE workshop_session SET start_utc = now() - interval '1 minute' WHERE id = $1`, [
    sessionId,
  ]);

  await app.nest.get(SweepSeatsJob).handle({}, { signal: undefined });
  await app.runJobs();

  expect((await states(sessionId)).map(({ state }: { state: string }) => state)).toEqual(['closed', 'closed']);
  expect(stack.subjects('never@closed.test')).toHaveLength(1);
});

it('counts the networks of one IPv6 site together, up to five times as many', async () => {
  const sessionId = await aLine('site.test', '2001:db8:7:1::1');
  for (let network = 2; network <= 5; network += 1) {
    const joined = await join(sessionId, `n${network}@site.test`, `2001:db8:7:${network}::1`);
    expect(joined.json()).toEqual({ position: network });
  }

  expect((await join(sessionId, 'sixth@site.test', '2001:db8:7:6::1')).json()).toEqual({ position: null });
  expect((await join(sessionId, 'else@site.test', '2001:db8:8:1::1')).json()).toEqual({ position: 6 });
});
