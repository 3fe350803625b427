import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { startTestDatabase } from '@declic/nest-kit/testing';
import { afterAll, expect, it } from 'vitest';
import { database } from '../../database/data-source';
import { aBuild } from '../../testing/a-build';
import { buildService } from '../../testing/a-process';
import { asPipeline, registryEnv } from '../../testing/registry';

const db = await startTestDatabase(database);
afterAll(() => db.stop());
const start = await buildService();
const env = { ...registryEnv(), DATABASE_URL: db.url };
const build = aBuild('v1', { 'assets/large.js': 'x'.repeat(1_000_000) });
const [large = '', content = Buffer.alloc(0)] = [...build.files].at(-1) ?? [];

const call = async (url: string, path: string, body?: object) => {
  const response = await fetch(`${url}/api/releases/${path}`, {
    method: 'POST',
    headers: { ...asPipeline, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = (text === '' ? {} : JSON.parse(text)) as { id: string; missing: object[] }; // as the contract has it
  return { status: response.status, json };
};
const put = (url: string, id: string, digest: string, body: Buffer) =>
  fetch(`${url}/api/releases/uploads/${id}/files/${digest}`, {
    method: 'PUT',
    headers: { ...asPipeline, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(body),
  });

/** Sends a half of the file, and waits until the service has begun to write it. */
async function sendHalf(url: string, id: string) {
  const half = request(`${url}/api/releases/uploads/${id}/files/${large}`, {
    method: 'PUT',
    headers: { ...asPipeline, 'content-type': 'application/octet-stream', 'content-length': content.length },
  });
  half.on('error', () => undefined);
  half.write(content.subarray(0, content.length / 2));
  const folder = join(env.RELEASE_STORE_DIR, '.uploads', id);
  await expect
    .poll(() => existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('received')))
    .toBe(true);
  return { half, received: () => readdirSync(folder).filter((name) => name.startsWith('received')) };
}

it('keeps nothing of a file whose client left', async () => {
  const service = await start(env);
  const { id } = (await call(service.url, 'uploads', { manifest: build.manifest })).json;
  const { half, received } = await sendHalf(service.url, id);
  half.destroy();

  await expect.poll(received).toEqual([]);
  expect((await call(service.url, `uploads/${id}/completion`)).json).toMatchObject({ code: 'files_missing' });
  await service.kill();
});

it('shows nothing of an upload in which the service was killed, and goes on with it', async () => {
  const service = await start(env);
  const { id, missing } = (await call(service.url, 'uploads', { manifest: build.manifest })).json;
  expect(missing).toHaveLength(5);
  for (const [digest, file] of build.files) if (digest !== large) await put(service.url, id, digest, file);
  await sendHalf(service.url, id);
  await service.kill();

  expect(readdirSync(env.RELEASE_STORE_DIR)).toEqual(['.uploads']);
  const next = await start(env);
  const again = (await call(next.url, 'uploads', { manifest: build.manifest })).json;
  expect(again).toMatchObject({ id, missing: [{ path: 'assets/large.js' }] });
  expect((await call(next.url, `uploads/${id}/completion`)).json).toMatchObject({ code: 'files_missing' });
  expect((await put(next.url, id, large, content)).status).toBe(204);
  const completions = await Promise.all([1, 2].map(() => call(next.url, `uploads/${id}/completion`)));
  expect(completions.map(({ status }) => status)).toEqual([204, 204]);
  expect(readdirSync(join(env.RELEASE_STORE_DIR, 'mf-flow'))).toEqual(['v1']);
  await next.kill();
});
