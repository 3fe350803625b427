import { beforeEach, describe, expect, it } from 'vitest';
import { aConfirmedSeat } from '../../testing/a-confirmed-seat';
import { aSession } from '../../testing/a-session';
import { FakeTelegramBot } from '../../testing/fake-telegram-bot';
import { startWorkshops } from '../../testing/start-workshops';
import { BookingLinks } from '../booked-seats/booking-links';
import { SessionEntity } from '../sessions/session.entity';
import { TelegramBot } from './telegram-bot';
import { TelegramLinks } from './telegram-links';

const bot = new FakeTelegramBot();
const { db, app, clock } = await startWorkshops({
  override: (builder) => builder.overrideProvider(TelegramBot).useValue(bot),
});
const links = app.nest.get(TelegramLinks);

beforeEach(async () => {
  bot.messages.length = 0;
  bot.blocked.clear();
  await db.dataSource.query('DELETE FROM workshop_session');
});

const send = (body: object, secret = bot.secret) =>
  app.inject({
    method: 'POST',
    url: '/api/workshops/telegram/webhook',
    headers: { 'x-telegram-bot-api-secret-token': secret },
    payload: body,
  });

async function write(chatId: number, text: string): Promise<void> {
  const response = await send({ update_id: 1, message: { chat: { id: chatId, type: 'private' }, text } });
  expect(response.statusCode).toBe(200);
  await app.runJobs();
}

async function issueToken(seatId: string): Promise<string> {
  const link = await links.issue(db.dataSource.manager, seatId);
  return new URL(link?.url ?? '').searchParams.get('start') ?? '';
}

const bookSeat = async (email = 'ada@example.test') =>
  aConfirmedSeat(db.dataSource, { sessionId: await aSession(db.dataSource), email });

const chats = (): Promise<{ seat_id: string; chat_id: string }[]> =>
  db.dataSource.query('SELECT seat_id, chat_id FROM telegram_chat ORDER BY chat_id');

const said = () => bot.messages.map(({ text }) => text);

describe('a start link', () => {
  it('joins the chat in which it is pressed to its booking, and the bot confirms the booking', async () => {
    const seatId = await bookSeat();
    const token = await issueToken(seatId);
    expect(token).toMatch(/^[\w-]{1,64}$/);
    await write(7, `/start ${token}`);
    expect(await chats()).toEqual([{ seat_id: seatId, chat_id: '7' }]);
    expect(bot.messages).toEqual([{ chatId: '7', text: expect.stringContaining('est confirmée') }]);
  });

  it('works once: another chat that has it joins nothing', async () => {
    const seatId = await bookSeat();
    const token = await issueToken(seatId);
    await write(7, `/start ${token}`);
    await write(8, `/start ${token}`);
    expect(await chats()).toEqual([{ seat_id: seatId, chat_id: '7' }]);
    expect(said()[1]).toContain('Ce lien n’est plus valable');
  });

  it('joins one chat when two press at once', async () => {
    const token = await issueToken(await bookSeat());
    await Promise.all(
      [1, 2, 3, 4].map((id) => send({ message: { chat: { id, type: 'private' }, text: `/start ${token}` } })),
    );
    await app.runJobs();
    expect(await chats()).toHaveLength(1);
    expect(said().filter((text) => text.includes('est confirmée'))).toHaveLength(1);
  });

  it('tells the same chat that it has joined when Telegram delivers the update again', async () => {
    const token = await issueToken(await bookSeat());
    await write(7, `/start ${token}`);
    await write(7, `/start ${token}`);
    expect(said()[1]).toContain('déjà reliée');
  });

  it('ends when a new one is made, when the booking is cancelled, and with the workshop', async () => {
    const seatId = await bookSeat();
    const first = await issueToken(seatId);
    const second = await issueToken(seatId);
    await write(7, `/start ${first}`);
    expect(said()).toEqual([expect.stringContaining('plus valable')]);

    clock.moment = new Date(Date.now() + 8 * 86_400_000);
    await write(7, `/start ${second}`);
    clock.moment = null;
    await db.dataSource.query(`UPDATE seat_allocation SET state = 'cancelled' WHERE id = $1`, [seatId]);
    await write(7, `/start ${second}`);
    expect(await chats()).toEqual([]);
    expect(await links.issue(db.dataSource.manager, seatId)).toBeNull();
  });

  it.each(['/start', '/start x', `/start ${'a'.repeat(43)}`, "/start ' OR 1=1 --", '/start <script>'])(
    'is not guessed with %s',
    async (text) => {
      await issueToken(await bookSeat());
      await write(7, text);
      expect(await chats()).toEqual([]);
      expect(said()).toHaveLength(1);
    },
  );

  it('is kept as a hash only', async () => {
    const token = await issueToken(await bookSeat());
    const rows: unknown = await db.dataSource.query('SELECT * FROM telegram_link');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('the end', () => {
  it('comes with /stop, for every booking of that chat and for no other chat', async () => {
    const [mine, also, hers] = [await bookSeat(), await bookSeat('b@example.test'), await bookSeat('c@example.test')];
    await write(7, `/start ${await issueToken(mine)}`);
    await write(7, `/start ${await issueToken(also)}`);
    await write(8, `/start ${await issueToken(hers)}`);
    await write(7, '/stop@declic_bot');
    expect(await chats()).toEqual([{ seat_id: hers, chat_id: '8' }]);
    await write(7, '/stop');
    expect(said().at(-1)).toContain('Aucune réservation');
  });

  it('comes when the bot is blocked, also when only a message finds it out', async () => {
    await write(7, `/start ${await issueToken(await bookSeat())}`);
    await send({
      my_chat_member: { chat: { id: 7, type: 'private' }, new_chat_member: { status: 'kicked' } },
    });
    expect(await chats()).toEqual([]);

    const seatId = await bookSeat('b@example.test');
    await write(8, `/start ${await issueToken(seatId)}`);
    bot.blocked.add('8');
    await links.tell(db.dataSource.manager, seatId, 'Bonjour', 'greeting');
    await app.runJobs();
    expect(await chats()).toEqual([]);
  });
});

describe('the personal link of a booking', () => {
  const asHolder = async (seatId: string) => {
    const session = await db.dataSource.getRepository(SessionEntity).findOneOrFail({ where: {} });
    const url = await app.nest.get(BookingLinks).issueManage(db.dataSource.manager, seatId, session);
    return { 'booking-token': new URL(url).hash.slice(1) };
  };
  const call = (method: 'POST' | 'DELETE', headers: Record<string, string>) =>
    app.inject({ method, url: '/api/workshops/my-booking/telegram', headers });

  it('gives a start link and ends the messages, of that booking alone', async () => {
    const [mine, hers] = [await bookSeat(), await bookSeat('c@example.test')];
    await write(8, `/start ${await issueToken(hers)}`);
    const headers = await asHolder(mine);
    const created = await call('POST', headers);
    expect(created.statusCode, created.body).toBe(201);
    await write(7, `/start ${new URL(created.json().url).searchParams.get('start')}`);
    expect(await chats()).toHaveLength(2);
    expect((await call('DELETE', headers)).statusCode).toBe(204);
    expect((await call('DELETE', headers)).statusCode).toBe(204);
    expect(await chats()).toEqual([{ seat_id: hers, chat_id: '8' }]);
  });

  it.each(['x', 'a'.repeat(43)])('opens nothing when it is %j', async (token) => {
    const response = await call('POST', { 'booking-token': token });
    expect([response.statusCode, response.json().code]).toEqual([404, 'booking_link_invalid']);
  });

  it('gives no start link for a booking that is over', async () => {
    const seatId = await bookSeat();
    await db.dataSource.query(`UPDATE seat_allocation SET state = 'cancelled' WHERE id = $1`, [seatId]);
    expect((await call('POST', await asHolder(seatId))).json().code).toBe('booking_over');
  });
});

describe('a forged call', () => {
  it.each(['', 'wrong', 'the secret of the bo', 'the secret of the bott'])(
    'with the secret %j is refused',
    async (secret) => {
      const seatId = await bookSeat();
      const token = await issueToken(seatId);
      const response = await send({ message: { chat: { id: 7, type: 'private' }, text: `/start ${token}` } }, secret);
      expect([response.statusCode, response.json().code]).toEqual([403, 'telegram_secret_invalid']);
      expect(await chats()).toEqual([]);
    },
  );
});

it.each([
  {},
  { message: {} },
  { message: { chat: { id: 7, type: 'group' }, text: '/stop' } },
  { message: { chat: { id: '7', type: 'private' }, text: '/stop' } },
  { edited_message: { chat: { id: 7, type: 'private' }, text: '/stop' } },
  { message: { chat: { id: 7, type: 'private' }, photo: [] } },
])('takes the update %j without an effect', async (update) => {
  expect((await send(update)).statusCode).toBe(200);
  await app.runJobs();
  expect(bot.messages).toEqual([]);
});
