import { afterEach, expect, it, vi } from 'vitest';
import { aComposition } from '../testing/a-composition';
import { PreviewSource } from './preview-source';

const START = Date.parse('2026-11-22T12:00:00Z');
const notice = { overrides: [], replayed: 'ffffffffffffffff', expires_at: '2026-11-22T13:00:00Z' };
const body = { notice, opens_at: '/', composition: aComposition() };

let now = START;
const ask = vi.fn<typeof fetch>();
const source = () => new PreviewSource({ url: 'http://registry', log: { warn: () => undefined }, now: () => now });

afterEach(() => {
  now = START;
  vi.unstubAllGlobals();
});

function answering(...statuses: number[]) {
  ask.mockReset();
  for (const status of statuses) ask.mockResolvedValueOnce(Response.json(body, { status }));
  vi.stubGlobal('fetch', ask);
}

it('asks once for concurrent pages, and again after two seconds', async () => {
  answering(200, 200);
  const previews = source();
  await Promise.all([previews.find('a.b.c'), previews.find('a.b.c')]);
  now += 1_999;
  await previews.find('a.b.c');
  expect(ask).toHaveBeenCalledTimes(1);
  now += 1;
  await previews.find('a.b.c');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('keeps what it knows while the registry is away, until the link expires', async () => {
  answering(200, 503, 503);
  const previews = source();
  await previews.find('a.b.c');
  now += 10_000;
  expect(await previews.find('a.b.c')).toMatchObject({ notice });
  now += 3_600_000;
  expect(await previews.find('a.b.c')).toBe('refused');
});

it('ends at once when the registry refuses what it allowed before', async () => {
  answering(200, 409);
  const previews = source();
  await previews.find('a.b.c');
  now += 10_000;
  expect(await previews.find('a.b.c')).toBe('refused');
});

it('knows nothing while the registry is away or busy', async () => {
  answering(503, 429);
  const previews = source();
  expect(await previews.find('a.b.c')).toBe('unknown');
  expect(await previews.find('d.e.f')).toBe('unknown');
});
