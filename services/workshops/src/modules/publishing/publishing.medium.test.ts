import ICAL from 'ical.js';
import { beforeAll, expect, it } from 'vitest';
import { aSession } from '../../testing/a-session';
import { startWorkshops } from '../../testing/start-workshops';

const HOST = 'ateliers.example';
const { db, app } = await startWorkshops({ env: { WORKSHOPS_HOST: HOST, PUBLIC_URL: 'https://declic.example' } });

const get = (url: string, host = 'declic.example') => app.inject({ method: 'GET', url, headers: { host } });
const title = 'Des webhooks & <script>alert(1)</script>';
let announced = '';
let replay = '';
let cancelled = '';

beforeAll(async () => {
  const source = db.dataSource;
  announced = await aSession(source, { title, startUtc: new Date('2100-03-01T17:30:00Z') });
  replay = await aSession(source, { startUtc: new Date('2020-03-01T17:30:00Z'), status: 'replay' });
  cancelled = await aSession(source, { status: 'cancelled', cancelledAt: new Date(), sequence: 1 });
  await aSession(source, { status: 'draft' });
  await aSession(source, { startUtc: new Date('2020-03-01T17:30:00Z') });
});

const valuesOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, value]) => value);

it('lists pages that can be booked or watched, under the host that was asked', async () => {
  const { body, headers } = await get('/sitemap-workshops.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(valuesOf(body, 'loc')).toEqual([
    'https://declic.example/workshops',
    `https://declic.example/workshops/${announced}`,
    `https://declic.example/workshops/${replay}`,
  ]);
  expect(valuesOf(body, 'lastmod')).toHaveLength(3);
  expect(valuesOf((await get('/sitemap-workshops.xml', HOST)).body, 'loc').slice(0, 2)).toEqual([
    `https://${HOST}/`,
    `https://${HOST}/workshops/${announced}`,
  ]);
});

it('dates a session by its last change', async () => {
  const read = async (): Promise<Date> => {
    const rows: { at: Date }[] = await db.dataSource.query(
      'SELECT changed_at AS at FROM workshop_session WHERE id = $1',
      [replay],
    );
    return rows[0]?.at ?? new Date(0);
  };
  const before = await read();
  await db.dataSource.query('UPDATE workshop_session SET title = title WHERE id = $1', [replay]);
  expect(await read()).toEqual(before);
  await db.dataSource.query(`UPDATE workshop_session SET title = 'Autre titre' WHERE id = $1`, [replay]);
  expect((await read()).getTime()).toBeGreaterThan(before.getTime());
});

it('announces what is to come as RSS, with texts that stay texts', async () => {
  const { body, headers } = await get('/api/workshops/feeds/workshops.rss');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(body).toContain(`<link>https://declic.example/workshops/${announced}</link>`);
  expect(body).toMatch(/lundi 1er mars 2100 à 18:30/);
  expect(body).not.toContain(`<title>${title}</title>`);
  expect(body.match(/<item>/g)).toHaveLength(1);
  const tag = headers['etag'];
  const again = await app.inject({
    method: 'GET',
    url: '/api/workshops/feeds/workshops.rss',
    headers: { host: 'declic.example', 'if-none-match': String(tag) },
  });
  expect(again.statusCode).toBe(304);
});

it('is a calendar in which a cancelled session says so', async () => {
  const { body, headers } = await get('/api/workshops/feeds/workshops.ics');
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(body) as never[]);
  const events = calendar.getAllSubcomponents('vevent').map((component) => ({
    uid: component.getFirstPropertyValue('uid'),
    status: component.getFirstPropertyValue('status'),
    summary: component.getFirstPropertyValue('summary'),
  }));
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(events).toEqual([
    { uid: `${announced}@workshops.declic`, status: 'CONFIRMED', summary: title },
    { uid: `${cancelled}@workshops.declic`, status: 'CANCELLED', summary: 'Votre premier workflow n8n utile' },
  ]);
});

it('draws a picture of each session that people may see, and of the list', async () => {
  const path = (id: string) => `/api/workshops/sessions/${id}/picture.png`;
  const [one, again, list] = await Promise.all(
    [path(announced), path(announced), '/api/workshops/pictures/workshops.png'].map((url) => get(url)),
  );
  expect([one?.statusCode, one?.headers['content-type']]).toEqual([200, 'image/png']);
  expect(one?.rawPayload.equals(again?.rawPayload ?? Buffer.of())).toBe(true);
  expect(list?.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect((await get(path('0198a000-0000-7000-8000-00000000ffff'))).statusCode).toBe(404);
});
