import { describe, expect, it, vi } from 'vitest';
import { aSession } from '../../testing/a-session';
import { startWorkshops } from '../../testing/start-workshops';
import { SessionsRepository } from './sessions.repository';
import { SessionsService } from './sessions.service';

const { db, app } = await startWorkshops();

const get = (path: string) => app.inject({ method: 'GET', url: `/api/workshops/${path}` });

it('lists what people may see, the earliest first', async () => {
  const later = await aSession(db.dataSource, { startUtc: new Date('2030-03-02T17:30:00Z') });
  const sooner = await aSession(db.dataSource, { startUtc: new Date('2030-03-01T17:30:00Z'), status: 'soldout' });
  const replay = await aSession(db.dataSource, { startUtc: new Date('2020-03-01T17:30:00Z'), status: 'replay' });
  await aSession(db.dataSource, { status: 'draft' });

  const { items } = (await get('sessions')).json<{ items: { id: string }[] }>();

  expect(items.map(({ id }) => id)).toEqual([replay, sooner, later]);
});

it('lists one page of them, and refuses a page that is none', async () => {
  await aSession(db.dataSource);
  const all = (await get('sessions')).json<{ items: { id: string }[]; pages: number }>();
  const first = (await get('sessions?page=1')).json<typeof all>();

  expect(all.pages).toBe(1);
  expect(first.items.map(({ id }) => id).toSorted()).toEqual(all.items.map(({ id }) => id).toSorted());
  expect((await get('sessions?page=2')).json()).toEqual({ items: [], pages: 1 });
  expect((await get('sessions?page=0')).statusCode).toBe(422);
});

it('gives one session with the seats that are left', async () => {
  const id = await aSession(db.dataSource, { capacity: 12, premiumPriceEur: '49.90', title: 'Webhooks' });
  await db.dataSource.query('UPDATE seat_counter SET taken = 5 WHERE session_id = $1', [id]);

  const response = await get(`sessions/${id}`);

  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    id,
    title: 'Webhooks',
    seats_left: 7,
    premium_price_eur: 49.9,
    cover_url: null,
  });
});

it('has as many seats left as tickets that are sold can take', async () => {
  const id = await aSession(db.dataSource, { ticketFreeEnabled: false, premiumPriceEur: '49' });
  await db.dataSource.query('UPDATE seat_counter SET taken = 8, after_taken = 8 WHERE session_id = $1', [id]);

  const session = (await get(`sessions/${id}`)).json();

  expect(session).toMatchObject({ seats_left: 0, premium_seats_left: 0, waiting_list_open: true });
});

it('tells an unknown workshop from an id that is none', async () => {
  const unknown = await get('sessions/0198a000-0000-7000-8000-00000000ffff');
  const invalid = await get('sessions/42');

  expect([unknown.statusCode, unknown.json()]).toMatchObject([
    404,
    { code: 'workshop_not_found', title: 'Workshop not found' },
  ]);
  expect([invalid.statusCode, invalid.json()]).toMatchObject([
    400,
    { code: 'invalid_workshop_id', title: 'Invalid workshop ID' },
  ]);
});

it('keeps a draft to itself', async () => {
  const id = await aSession(db.dataSource, { status: 'draft' });

  expect((await get(`sessions/${id}`)).statusCode).toBe(404);
});

describe('many visitors at once', () => {
  const visit = (id: string) => Promise.all([get('sessions'), get(`sessions/${id}`)]);

  it('cost one query for the list and one for the page, however many they are', async () => {
    const id = await aSession(db.dataSource);
    const reads = [
      vi.spyOn(SessionsRepository.prototype, 'listPublic'),
      vi.spyOn(SessionsRepository.prototype, 'find'),
    ];
    app.nest.get(SessionsService).forget(id);

    await Promise.all(Array.from({ length: 100 }, () => visit(id)));

    expect(reads.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    vi.restoreAllMocks();
  });

  it('see a seat that another process has sold within two seconds', async () => {
    const id = await aSession(db.dataSource, { capacity: 12 });
    await visit(id);
    await db.dataSource.query('UPDATE seat_counter SET taken = 5 WHERE session_id = $1', [id]);
    const seats = async () => {
      const [list, page] = await visit(id);
      const listed = list.json<{ items: { id: string; seats_left: number }[] }>().items.find((item) => item.id === id);
      return [listed?.seats_left, page.json<{ seats_left: number }>().seats_left];
    };

    await expect.poll(seats, { timeout: 2_000, interval: 50 }).toEqual([7, 7]);
  });
});
