import { beforeEach, expect, it } from 'vitest';
import { aBooking } from '../../testing/a-booking';
import { aSession } from '../../testing/a-session';
import { FakeTelegramBot } from '../../testing/fake-telegram-bot';
import { startWorkshops } from '../../testing/start-workshops';
import { TelegramBot } from '../telegram/telegram-bot';
import { FindRemindersJob } from './find-reminders.job';

const bot = new FakeTelegramBot();
const { db, app, clock } = await startWorkshops({
  override: (builder) => builder.overrideProvider(TelegramBot).useValue(bot),
});

/** 18:00 in Paris on the evening after the clocks went forward; the day before, 18:00 was 23 hours earlier. */
const START = '2027-03-28T16:00:00Z';
const DAY_BEFORE = '2027-03-27T17:00:00Z';
const ROOM = 'https://meet.example/room';

let told: number[];
beforeEach(() => {
  told = [app.mails.length, bot.messages.length];
});

/** What went out since the last time, by mail and in chats. */
function readNews() {
  const [mails = 0, messages = 0] = told;
  told = [app.mails.length, bot.messages.length];
  return {
    mails: app.mails.slice(mails).toSorted((one, other) => one.to.localeCompare(other.to)),
    messages: bot.messages.slice(messages),
  };
}

/** What the service does in the minutes around a moment: everything that is due is looked for and sent, twice. */
async function liveThrough(moment: string) {
  clock.moment = new Date(moment);
  for (let minute = 0; minute < 2; minute += 1) {
    await app.nest.get(FindRemindersJob).enqueueDue();
    await app.runJobs();
  }
  return readNews();
}

const holder = async (method: 'POST' | 'DELETE', path: string, { text }: { text: string }, payload?: object) =>
  app.inject({
    method,
    url: `/api/workshops/my-booking${path}`,
    headers: { 'booking-token': /booking#([\w-]{43})/.exec(text)?.[1] ?? '' },
    ...(payload && { payload }),
  });

it('tells a person all that was promised, once by mail and once in the chat, and nothing after a cancellation', async () => {
  clock.moment = new Date('2027-03-20T09:00:00Z');
  const facts = { startUtc: new Date(START), roomUrl: ROOM };
  const sessionId = await aSession(db.dataSource, facts);
  for (const email of ['ada@remind.test', 'lin@remind.test', 'off@remind.test']) {
    const payload = aBooking({ sessionId, email, telegramNotifications: true });
    expect((await app.inject({ method: 'POST', url: '/api/workshops/bookings', payload })).statusCode).toBe(201);
  }
  const confirmations = (await liveThrough('2027-03-20T09:00:00Z')).mails;
  expect(confirmations.map(({ to, subject }) => [to, subject.split(' : ')[0]])).toEqual([
    ['ada@remind.test', 'Place confirmée'],
    ['lin@remind.test', 'Place confirmée'],
    ['off@remind.test', 'Place confirmée'],
  ]);
  const [ada, , off] = confirmations;
  if (!ada || !off) throw new Error('Nothing was confirmed.');
  for (const [index, mail] of [ada, off].entries()) {
    const link = (await holder('POST', '/telegram', mail)).json<{ url: string }>();
    const text = `/start ${new URL(link.url).searchParams.get('start')}`;
    await app.inject({
      method: 'POST',
      url: '/api/workshops/telegram/webhook',
      headers: { 'x-telegram-bot-api-secret-token': bot.secret },
      payload: { message: { chat: { id: index + 1, type: 'private' }, text } },
    });
  }
  expect((await holder('POST', '/cancel', off, { refund_eur: 0 })).statusCode).toBe(200);
  await liveThrough('2027-03-20T10:00:00Z');

  expect(await liveThrough('2027-03-27T16:59:00Z')).toEqual({ mails: [], messages: [] });
  for (const [moment, subject] of [
    [DAY_BEFORE, 'Rappel'],
    ['2027-03-28T15:00:00Z', 'C’est bientôt'],
    ['2027-03-28T17:00:00Z', 'Merci'],
  ] as const) {
    const { mails, messages } = await liveThrough(moment);
    expect(mails.map((mail) => [mail.to, mail.subject.split(' : ')[0]])).toEqual([
      ['ada@remind.test', subject],
      ['lin@remind.test', subject],
    ]);
    expect(messages.map(({ chatId }) => chatId)).toEqual(['1']);
    const hasRoom = (text: string) => text.includes(ROOM);
    const all = [...mails, ...messages].map(({ text }) => hasRoom(text));
    expect(all).toEqual(Array(3).fill(subject === 'C’est bientôt'));
  }
  expect(await liveThrough('2027-03-31T17:00:00Z')).toEqual({ mails: [], messages: [] });
});
