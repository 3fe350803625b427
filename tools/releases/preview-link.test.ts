import { afterEach, expect, it, vi } from 'vitest';
import { previewLink, readHours, readOverrides, replayLink } from './preview-link.ts';

const registry = { releasesUrl: 'http://registry', token: 'secret' };
const link = { path: '/preview?token=a.b.c', expires_at: '2026-11-22T20:00:00.000Z' };

afterEach(() => void vi.unstubAllGlobals());

function answering(body: unknown, status = 201) {
  const calls: { url: string; body: unknown; authorization: string | null }[] = [];
  vi.stubGlobal('fetch', async (...call: ConstructorParameters<typeof Request>) => {
    const request = new Request(...call);
    calls.push({
      url: `${request.method} ${request.url}`,
      body: await request.json(),
      authorization: request.headers.get('authorization'),
    });
    return Response.json(body, { status });
  });
  return calls;
}

it('asks for a link to versions, and prints it at the origin that people open', async () => {
  const calls = answering(link);
  const overrides = [{ name: 'mf-flow', version: 'v2' }];
  expect(await previewLink(registry, overrides, { origin: 'https://staging.example', hours: 2 })).toBe(
    'This link shows mf-flow v2 in the browser that opens it, until 2026-11-22T20:00:00.000Z:\nhttps://staging.example/preview?token=a.b.c',
  );
  expect(calls).toEqual([
    {
      url: 'POST http://registry/api/releases/previews',
      body: { overrides, hours: 2 },
      authorization: 'Bearer secret',
    },
  ]);
});

it('asks for a link to a composition', async () => {
  const calls = answering(link);
  const id = '0123456789abcdef';
  expect(await replayLink(registry, id, { origin: 'http://localhost:4000', hours: undefined })).toContain(id);
  expect(calls).toMatchObject([{ url: `POST http://registry/api/releases/compositions/${id}/previews`, body: {} }]);
});

it("says the registry's reason", async () => {
  answering({ title: 'mf-flow has no release v9.' }, 404);
  await expect(previewLink(registry, [], { origin: 'http://x', hours: undefined })).rejects.toThrow(
    'The registry refused: mf-flow has no release v9. (404)',
  );
});

it('reads pairs of names and versions', () => {
  expect(readOverrides(['mf-flow', 'v2', 'shell', 's1'])).toEqual([
    { name: 'mf-flow', version: 'v2' },
    { name: 'shell', version: 's1' },
  ]);
});

it.each([[[]], [['mf-flow']], [['v2', 'mf-flow']], [['mf-flow', 'v2', 'shell']]])('reads no pairs from %j', (words) => {
  expect(readOverrides(words)).toBeUndefined();
});

it.each(['0', '73', '1.5', 'soon'])('takes no %s hours', (text) => {
  expect(() => readHours(text)).toThrow('from 1 to 72');
  expect(readHours(undefined)).toBeUndefined();
});
