import type { JobDefinition, Jobs, Mail, Mailer } from '@declic/nest-kit';
import { FakeMailer, startTestDatabase, TestClock } from '@declic/nest-kit/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../database/data-source';
import { aConfirmedSeat } from '../../testing/a-confirmed-seat';
import { aSession } from '../../testing/a-session';
import { FakeTelegramBot } from '../../testing/fake-telegram-bot';
import { AnnouncedBookings } from '../announced/announced-bookings.repository';
import { BookingLinks } from '../booked-seats/booking-links';
import { TelegramRepository } from '../telegram/telegram.repository';
import { FindRemindersJob } from './find-reminders.job';
import { ReminderSender } from './reminder-sender';
import { SEND_REMINDER } from './reminders.jobs';
import { type Reminder, RemindersRepository } from './reminders.repository';
import { SendReminderJob } from './send-reminder.job';

const db = await startTestDatabase(database);
afterAll(() => db.stop());

const clock = new TestClock();
const bot = new FakeTelegramBot();
const reminders = new RemindersRepository(db.dataSource);
const chats = new TelegramRepository(db.dataSource);
const config = { PUBLIC_URL: 'https://declic.example', THROTTLE_SECRET: 'x'.repeat(32) };
const links = new BookingLinks(db.dataSource, clock, config as ConstructorParameters<typeof BookingLinks>[2]); // the rest is not read
let mailer: FakeMailer;
let queue: Map<string, Reminder>;

/** A worker of its own: nothing is shared but the database and where mails arrive. */
const startWorker = (mail: Pick<Mailer, 'send'> = mailer) =>
  new SendReminderJob(
    reminders,
    new AnnouncedBookings(db.dataSource),
    links,
    new ReminderSender(mail as Mailer, bot, chats, db.dataSource), // the rest of a mailer is not called
    clock,
  );

const jobs: Pick<Jobs, 'add'> = {
  async add<Payload extends object>(
    _: unknown,
    definition: JobDefinition<Payload>,
    payload: NoInfer<Payload>,
    { jobKey = '' }: { jobKey?: string } = {},
  ) {
    expect(definition).toBe(SEND_REMINDER);
    queue.set(jobKey, payload as unknown as Reminder); // of the definition above
  },
};
const finder = new FindRemindersJob(reminders, jobs as Jobs, clock, undefined as never);

/** What a minute of the service does: looks for what is due, and lets workers send it. */
async function passMinute(at: string, workers: readonly SendReminderJob[] = [startWorker()]): Promise<Mail[]> {
  clock.moment = new Date(at);
  const before = mailer.mails.length;
  queue = new Map();
  await finder.enqueueDue();
  for (const reminder of queue.values())
    await Promise.all(workers.map((worker) => worker.handle(reminder, { signal: undefined })));
  return mailer.mails.slice(before);
}

const START = '2026-10-25T17:00:00Z';
/** The same time in Paris on the day before, in summer time. */
const DAY_BEFORE = '2026-10-24T16:00:00Z';
const HOUR_BEFORE = '2026-10-25T16:00:00Z';

const prepare = (facts: Parameters<typeof aSession>[1] = {}) =>
  aSession(db.dataSource, { startUtc: new Date(START), roomUrl: 'https://meet.example/room', ...facts });

beforeEach(async () => {
  mailer = new FakeMailer();
  bot.messages.length = 0;
  await db.dataSource.query('DELETE FROM workshop_session');
});

it('reminds on the day before, an hour before and afterwards, each once', async () => {
  await aConfirmedSeat(db.dataSource, { sessionId: await prepare() });
  expect(await passMinute('2026-10-24T15:59:00Z')).toEqual([]);
  for (const [at, subject] of [
    [DAY_BEFORE, 'Rappel'],
    [HOUR_BEFORE, 'bientôt'],
    ['2026-10-25T18:00:00Z', 'Merci'],
  ] as const) {
    const [mail, ...others] = await passMinute(at);
    expect([mail?.subject.includes(subject), others]).toEqual([true, []]);
    expect(await passMinute(at)).toEqual([]);
  }
  expect(mailer.mails[1]?.text).toContain('https://meet.example/room');
  for (const { text } of mailer.mails) expect(text).toMatch(/https:\/\/declic\.example\/workshops\/booking#[\w-]{43}/);
});

it('sends each once when several workers have the same job at the same time', async () => {
  const sessionId = await prepare({ capacity: 20 });
  for (let seat = 0; seat < 20; seat += 1) await aConfirmedSeat(db.dataSource, { sessionId, email: `a${seat}@b.test` });
  const sent = await passMinute(DAY_BEFORE, [startWorker(), startWorker(), startWorker()]);
  expect(sent.map(({ to }) => to).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, seat) => `a${seat}@b.test`).toSorted(),
  );
});

it('does not send again what a worker had begun to send when it died', async () => {
  await aConfirmedSeat(db.dataSource, { sessionId: await prepare() });
  let begun = 0;
  const dying = { send: () => new Promise<void>(() => void (begun += 1)) };
  void passMinute(DAY_BEFORE, [startWorker(dying)]);
  await expect.poll(() => begun).toBe(1);
  // The queue gives the job of a dead worker to another one.
  for (const reminder of queue.values()) await startWorker().handle(reminder, { signal: undefined });
  expect(mailer.mails).toEqual([]);
  expect(await passMinute('2026-10-24T16:01:00Z')).toEqual([]);
  expect(begun).toBe(1);
});

it('tries again when the mail server surely did not take it', async () => {
  await aConfirmedSeat(db.dataSource, { sessionId: await prepare() });
  const refusing = { send: () => Promise.reject(Object.assign(new Error('554 no'), { responseCode: 554 })) };
  await expect(passMinute(DAY_BEFORE, [startWorker(refusing)])).rejects.toThrow('554');
  expect(await db.dataSource.query('SELECT FROM booking_link')).toEqual([]);
  expect(await passMinute('2026-10-24T16:01:00Z')).toHaveLength(1);
});

it('does not send again what may have gone out before the mail server was silent', async () => {
  await aConfirmedSeat(db.dataSource, { sessionId: await prepare() });
  const silent = { send: () => Promise.reject(Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' })) };
  await expect(passMinute(DAY_BEFORE, [startWorker(silent)])).rejects.toThrow('Timeout');
  expect(await passMinute('2026-10-24T16:01:00Z')).toEqual([]);
});

describe('nothing is sent', () => {
  it('after a cancellation, also when the job waited already', async () => {
    const seatId = await aConfirmedSeat(db.dataSource, { sessionId: await prepare() });
    const reminder: Reminder = { seatId, kind: 'day_before', channel: 'mail', startsAt: new Date(START).toISOString() };
    await db.dataSource.query(`UPDATE seat_allocation SET state = 'cancelled' WHERE id = $1`, [seatId]);
    clock.moment = new Date(DAY_BEFORE);
    await startWorker().handle(reminder, { signal: undefined });
    expect([await passMinute(DAY_BEFORE), mailer.mails]).toEqual([[], []]);
  });

  it('to a former holder: the seat is of another person by the time it is claimed', async () => {
    const seatId = await aConfirmedSeat(db.dataSource, { sessionId: await prepare(), email: 'former@b.test' });
    const reminder: Reminder = { seatId, kind: 'day_before', channel: 'mail', startsAt: new Date(START).toISOString() };
    const claim = (email: string) =>
      reminders.inTransaction((manager) => reminders.claim(manager, reminder, { email, now: new Date(DAY_BEFORE) }));
    await db.dataSource.query(`UPDATE seat_allocation SET email = 'new@b.test' WHERE id = $1`, [seatId]);
    expect([await claim('former@b.test'), await claim('new@b.test')]).toEqual([false, true]);
  });

  it('about a session that the organiser cancelled, and about a draft', async () => {
    await aConfirmedSeat(db.dataSource, {
      sessionId: await prepare({ status: 'cancelled', cancelledAt: new Date(DAY_BEFORE) }),
    });
    await aConfirmedSeat(db.dataSource, { sessionId: await prepare({ status: 'draft' }) });
    expect(await passMinute(DAY_BEFORE)).toEqual([]);
  });

  it('on the day before to those who have just booked, but the room link to all', async () => {
    await aConfirmedSeat(db.dataSource, { sessionId: await prepare(), createdAt: new Date('2026-10-25T15:50:00Z') });
    expect(await passMinute('2026-10-25T15:55:00Z')).toEqual([]);
    expect(await passMinute(HOUR_BEFORE)).toHaveLength(1);
  });
});

it('reminds anew of a session that was moved after its reminder, and not at the former time', async () => {
  const sessionId = await prepare();
  await aConfirmedSeat(db.dataSource, { sessionId });
  expect(await passMinute(DAY_BEFORE)).toHaveLength(1);
  await db.dataSource.query(`UPDATE workshop_session SET start_utc = '2027-03-28T16:00:00Z' WHERE id = $1`, [
    sessionId,
  ]);
  expect(await passMinute(HOUR_BEFORE)).toEqual([]);
  expect(await passMinute('2027-03-27T16:59:00Z')).toEqual([]);
  expect(await passMinute('2027-03-27T17:00:00Z')).toHaveLength(1);
});

it('makes up for an outage with what is still of use', async () => {
  await aConfirmedSeat(db.dataSource, { sessionId: await prepare() });
  const sent = await passMinute('2026-10-25T17:20:00Z');
  expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('bientôt')]);
});

it('tells of the replay once it is there, to premium tickets', async () => {
  const sessionId = await prepare();
  await aConfirmedSeat(db.dataSource, { sessionId, ticketType: 'premium' });
  expect(await passMinute('2026-10-25T19:00:00Z')).toEqual([]);
  await db.dataSource.query(`UPDATE workshop_session SET replay_url = 'https://video.example/1' WHERE id = $1`, [
    sessionId,
  ]);
  const [mail] = await passMinute('2026-10-26T09:00:00Z');
  expect(mail?.subject).toContain('replay est prêt');
  // Behind the personal link: the address itself stands in no mail.
  expect(`${mail?.text}${mail?.html}`).not.toContain('video.example');
});

describe('Telegram', () => {
  const join = (seatId: string) =>
    db.dataSource.query(`INSERT INTO telegram_chat (seat_id, chat_id, consent_at) VALUES ($1, 7, now())`, [seatId]);

  it('gets each reminder as well, once, for those who joined the bot', async () => {
    const sessionId = await prepare();
    await join(await aConfirmedSeat(db.dataSource, { sessionId }));
    await aConfirmedSeat(db.dataSource, { sessionId, email: 'b@b.test' });
    expect(await passMinute(HOUR_BEFORE, [startWorker(), startWorker()])).toHaveLength(2);
    expect(bot.messages).toEqual([{ chatId: '7', text: expect.stringContaining('https://meet.example/room') }]);
    await passMinute(HOUR_BEFORE);
    expect(bot.messages).toHaveLength(1);
  });

  it('is left alone after the person blocked the bot, and the mail comes all the same', async () => {
    const seatId = await aConfirmedSeat(db.dataSource, { sessionId: await prepare() });
    await join(seatId);
    bot.blocked.add('7');
    expect(await passMinute(HOUR_BEFORE)).toHaveLength(1);
    bot.blocked.clear();
    expect(await chats.findChat(db.dataSource.manager, seatId)).toBeUndefined();
  });
});
