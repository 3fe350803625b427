import { describe, expect, it } from 'vitest';
import { startActions } from '../../testing/start-actions';

const READS_PER_MINUTE = 300;
const ADDRESSES = ['/v1/actions', '/v1/actions/email_validate', '/v1/openapi.json', '/llms.txt'];

const { app } = await startActions({ env: { LOCAL_MODE: 'false' } });

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
  app.inject({ method: 'GET', url, headers, remoteAddress });

describe.each(ADDRESSES)('%s', (url) => {
  it('may be kept, and is answered without a body while it is the same', async () => {
    const first = await get(url);
    const tag = String(first.headers['etag']);
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(first.headers['cache-control']).toBe('public, max-age=300');

    for (const header of [tag, `"other", ${tag}`, tag.slice(2), '*']) {
      const again = await get(url, { 'if-none-match': header });
      expect([header, again.statusCode, again.body]).toEqual([header, 304, '']);
      expect(again.headers).toMatchObject({ etag: tag, 'cache-control': 'public, max-age=300' });
    }
    const changed = await get(url, { 'if-none-match': '"other"' });
    expect([changed.statusCode, changed.body]).toEqual([200, first.body]);
  });
});

it('gives different answers different tags, and refusals none', async () => {
  const tags = await Promise.all(ADDRESSES.map(async (url) => (await get(url)).headers['etag']));
  expect(new Set(tags).size).toBe(ADDRESSES.length);
  const refused = await get('/v1/actions/nothing', { 'if-none-match': '*' });
  expect(refused.statusCode).toBe(404);
  expect(refused.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(refused.headers['etag']).toBeUndefined();
});

it('is limited per network, for all addresses together', async () => {
  const read = (count: number) => get(ADDRESSES[count % ADDRESSES.length] ?? '', { 'if-none-match': '*' }, '192.0.2.9');
  let count = 0;
  let refused = await read(count);
  // A minute may end meanwhile, and another one begin.
  for (; refused.statusCode === 304 && count <= 2 * READS_PER_MINUTE; refused = await read(count)) count += 1;
  expect(count).toBeGreaterThanOrEqual(READS_PER_MINUTE);
  expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await get('/v1/actions', {}, '192.0.2.10')).statusCode).toBe(200);
});
