import type { OpOutput } from '@declic/nest-kit';
import { XMLValidator } from 'fast-xml-parser';
import { parseRssFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { parseFragment } from 'parse5';
import { beforeAll, expect, it, vi } from 'vitest';
import { aSession } from '../../testing/a-session';
import { startWorkshops } from '../../testing/start-workshops';

const HOST = 'ateliers.example';
const { db, app } = await startWorkshops({ env: { WORKSHOPS_HOST: HOST, PUBLIC_URL: 'https://declic.example' } });

const get = (url: string, host = 'declic.example') => app.inject({ method: 'GET', url, headers: { host } });
const title = 'Des webhooks & <script>alert(1)</script>';
const subtitle = 'Un ]]> et un ]]>, <img src=x onerror=alert(1)> & a < b';
let announced = '';
let replay = '';
let cancelled = '';
let draft = '';

beforeAll(async () => {
  const source = db.dataSource;
  announced = await aSession(source, {
    title,
    subtitle,
    startUtc: new Date('2100-03-01T17:30:00Z'),
    publishedAt: new Date('2100-01-10T08:00:00Z'),
  });
  replay = await aSession(source, { startUtc: new Date('2020-03-01T17:30:00Z'), status: 'replay' });
  cancelled = await aSession(source, { status: 'cancelled', cancelledAt: new Date(), sequence: 1 });
  draft = await aSession(source, { status: 'draft' });
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
  expect(XMLValidator.validate(body)).toBe(true);
  const [item, ...others] = parseRssFeed(body).items ?? [];
  expect(others).toEqual([]);
  expect(item?.pubDate).toBe('Sun, 10 Jan 2100 08:00:00 GMT');
  // Readers show both as HTML.
  const shown = (html = '') =>
    parseFragment(html)
      .childNodes.map((node) => ('value' in node ? node.value : `<${node.nodeName}>`))
      .join('');
  expect(shown(item?.title)).toBe(title);
  expect(shown(item?.description)).toContain(subtitle);
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

const picturePath = async (id: string): Promise<string> =>
  (await get(`/api/workshops/sessions/${id}`)).json<OpOutput<'getWorkshop'>>().picture_url;

it('draws a picture of each session that people may see, and of the list', async () => {
  const path = await picturePath(announced);
  const [one, again, list] = await Promise.all(
    [path, path, '/api/workshops/pictures/workshops.png'].map((url) => get(url)),
  );
  expect([one?.statusCode, one?.headers['content-type']]).toEqual([200, 'image/png']);
  expect(one?.rawPayload.equals(again?.rawPayload ?? Buffer.of())).toBe(true);
  expect(list?.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  for (const id of [draft, '0198a000-0000-7000-8000-00000000ffff'])
    expect((await get(`/api/workshops/sessions/${id}/picture.png`)).statusCode).toBe(404);
});

it('lets a picture be kept for ever by the address of its content alone, and asks for it anew when that changed', async () => {
  const path = await picturePath(replay);
  const present = await get(path);
  expect(present.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const tagged = { method: 'GET', url: path, headers: { 'if-none-match': String(present.headers['etag']) } } as const;
  expect(await app.inject(tagged)).toMatchObject({ statusCode: 304, body: '' });

  await db.dataSource.query(`UPDATE workshop_session SET title = 'Un replay' WHERE id = $1`, [replay]);
  const changed = await vi.waitFor(async () => {
    const next = await picturePath(replay);
    expect(next).not.toBe(path);
    return next;
  }, 5_000);
  const former = await app.inject(tagged);
  expect([former.statusCode, former.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  expect(former.rawPayload.equals((await get(changed)).rawPayload)).toBe(true);
});
