import { expect, it, vi } from 'vitest';
import { aConfirmedSeat } from '../../testing/a-confirmed-seat';
import { aSession } from '../../testing/a-session';
import { readSequence } from '../../testing/read-sequence';
import { startBookingStack } from '../../testing/start-booking-stack';
import { BookingNotices } from '../booked-seats/booking-notices';
import { CancelSessionService } from './cancel-session.service';
import { EndCancelledSession } from './end-cancelled-session.service';
import { ResumeSessionChangesJob } from './resume-session-changes.job';
import { SessionChangesService } from './session-changes.service';
import { TellMovedSession } from './tell-moved-session.service';

const stack = await startBookingStack();
const { app, db } = stack;

const move = (sessionId: string, start: string) => app.nest.get(SessionChangesService).change(sessionId, { start });
const tellSome = (sessionId: string) => app.nest.get(TellMovedSession).tellSome(sessionId);
const cancel = (sessionId: string) => app.nest.get(CancelSessionService).cancel(sessionId, null);

/** A session with so many people, whose addresses end with the domain. */
async function aBookedSession(people: number, domain: string): Promise<string> {
  const sessionId = await aSession(db.dataSource, { capacity: 200, startUtc: new Date('2031-05-05T10:00:00Z') });
  for (let seat = 0; seat < people; seat += 1)
    await aConfirmedSeat(db.dataSource, { sessionId, email: `n${seat}@${domain}` });
  return sessionId;
}

/** Subject and SEQUENCE of each mail, by address, in the order in which they were sent. */
function listTold(domain: string): Record<string, string[]> {
  const told: Record<string, string[]> = {};
  for (const mail of app.mails.filter(({ to }) => to.endsWith(`@${domain}`)))
    (told[mail.to] ??= []).push(`${mail.subject.split(' :')[0]} ${readSequence(mail)}`);
  return told;
}

/** Of 60 people the first 50 may have been told of a first change before they are told of the last one. */
function expectLast(domain: string, first: string, last: string): void {
  const told = listTold(domain);
  expect(Object.keys(told)).toHaveLength(60);
  for (const [address, mails] of Object.entries(told))
    expect([[last], ...(Number(/\d+/.exec(address)) < 50 ? [[first, last]] : [])]).toContainEqual(mails);
}

it('tells people of a new time in portions, each of which orders the next one', async () => {
  const sessionId = await aBookedSession(60, 'portion.test');
  await move(sessionId, '2031-06-06T18:30');
  await tellSome(sessionId);
  const [row] = await db.dataSource.query<{ told: number }[]>(
    'SELECT count(*)::int AS told FROM seat_allocation WHERE session_id = $1 AND told_sequence = 1',
    [sessionId],
  );
  expect(row).toEqual({ told: 50 });

  await app.runJobs();

  const told = Object.values(listTold('portion.test'));
  expect(told).toHaveLength(60);
  expect(told.every((mails) => mails.join() === 'Nouvel horaire 1')).toBe(true);
});

it('tells each person the latest time last, and nothing else to who was not told before, where it changes again meanwhile', async () => {
  const sessionId = await aBookedSession(60, 'again.test');
  await move(sessionId, '2031-06-06T18:30');
  await tellSome(sessionId);
  await move(sessionId, '2031-07-07T18:30');
  await app.runJobs();

  expectLast('again.test', 'Nouvel horaire 1', 'Nouvel horaire 2');
  const last = app.mails.findLast(({ to }) => to === 'n59@again.test');
  expect(last?.text).toContain('Ancien horaire : lundi 5 mai 2031');
  expect(last?.text).toContain('Nouvel horaire : lundi 7 juillet 2031');
});

it('tells who was told of the first change of the second one as well', async () => {
  const sessionId = await aBookedSession(2, 'twice.test');
  for (const start of ['2031-06-06T18:30', '2031-07-07T18:30']) {
    await move(sessionId, start);
    await app.runJobs();
  }

  const both = ['Nouvel horaire 1', 'Nouvel horaire 2'];
  expect(listTold('twice.test')).toEqual({ 'n0@twice.test': both, 'n1@twice.test': both });
});

it('tells who was booked before a move by the release before, which noted no former time', async () => {
  const sessionId = await aBookedSession(1, 'before.test');
  await db.dataSource.query('UPDATE workshop_session SET sequence = 1 WHERE id = $1', [sessionId]);
  await move(sessionId, '2031-06-06T18:30');
  await app.runJobs();

  expect(listTold('before.test')).toEqual({ 'n0@before.test': ['Nouvel horaire 2'] });
});

it('tells who books after the change nothing but the confirmation', async () => {
  const sessionId = await aBookedSession(1, 'later.test');
  await move(sessionId, '2031-06-06T18:30');
  await stack.book({ sessionId, email: 'new@later.test' });
  await app.runJobs();

  expect(listTold('later.test')['new@later.test']).toEqual(['Place confirmée 1']);
});

it('tells no more people of a new time once the session is cancelled', async () => {
  const sessionId = await aBookedSession(60, 'off.test');
  await move(sessionId, '2031-06-06T18:30');
  await tellSome(sessionId);
  await cancel(sessionId);
  await app.runJobs();

  expectLast('off.test', 'Nouvel horaire 1', 'Atelier annulé 2');
});

it('tells the others when one person cannot be told, and comes back to that one', async () => {
  const sessionId = await aBookedSession(3, 'stuck.test');
  const notices = app.nest.get(BookingNotices);
  const tell = notices.sessionChanged.bind(notices);
  const stuck = vi.spyOn(notices, 'sessionChanged').mockImplementation(async (manager, notice) => {
    await tell(manager, notice);
    if (notice.seat.email === 'n1@stuck.test') await manager.query('SELECT 1 / 0');
  });
  await move(sessionId, '2031-06-06T18:30');
  await app.runJobs();
  stuck.mockRestore();
  expect(Object.keys(listTold('stuck.test')).toSorted()).toEqual(['n0@stuck.test', 'n2@stuck.test']);

  await app.nest.get(ResumeSessionChangesJob).handle({}, { signal: undefined });
  await app.runJobs();
  expect(Object.values(listTold('stuck.test'))).toEqual(Array(3).fill(['Nouvel horaire 1']));
});

it('names the time that a person knows where the mail about an earlier change was never sent', async () => {
  const sessionId = await aBookedSession(1, 'unsent.test');
  for (const start of ['2031-06-06T18:30', '2031-07-07T18:30', '2031-08-08T18:30']) {
    await move(sessionId, start);
    await tellSome(sessionId);
  }
  await app.runJobs();

  const mails = app.mails.filter(({ to }) => to === 'n0@unsent.test');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Ancien horaire : lundi 5 mai 2031');
  expect(mails[0]?.text).toContain('Nouvel horaire : vendredi 8 août 2031');
});

it.each([
  ['was queued and not sent', (sessionId: string) => tellSome(sessionId)],
  ['was not queued', () => Promise.resolve()],
])(
  'names the time that a person knows when a session is cancelled while the mail about its move %s',
  async (_, tell) => {
    const sessionId = await aBookedSession(1, 'gone.test');
    const count = () => app.mails.filter(({ to }) => to === 'n0@gone.test').length;
    const before = count();
    await move(sessionId, '2031-06-06T18:30');
    await tell(sessionId);
    await cancel(sessionId);
    await app.nest.get(EndCancelledSession).endSome(sessionId);
    await app.runJobs();

    expect(count()).toBe(before + 1);
    expect(app.mails.findLast(({ to }) => to === 'n0@gone.test')?.text).toContain('du lundi 5 mai 2031');
  },
);

it('tells those behind a whole portion of people who cannot be told', async () => {
  const sessionId = await aBookedSession(60, 'behind.test');
  const notices = app.nest.get(BookingNotices);
  const [changed, cancelled] = [notices.sessionChanged.bind(notices), notices.sessionCancelled.bind(notices)];
  const isFirst = (email: string) => Number(/\d+/.exec(email)) < 50;
  const refuse = (email: string) => (isFirst(email) ? Promise.reject(new Error('never')) : Promise.resolve());
  vi.spyOn(notices, 'sessionChanged').mockImplementation(async (manager, notice) => {
    await refuse(notice.seat.email);
    await changed(manager, notice);
  });
  vi.spyOn(notices, 'sessionCancelled').mockImplementation(async (manager, notice) => {
    await refuse(notice.seat.email);
    await cancelled(manager, notice);
  });
  await move(sessionId, '2031-06-06T18:30');
  await app.runJobs();
  await cancel(sessionId);
  await app.runJobs();
  vi.restoreAllMocks();

  expect(Object.values(listTold('behind.test'))).toEqual(Array(10).fill(['Nouvel horaire 1', 'Atelier annulé 2']));
});
