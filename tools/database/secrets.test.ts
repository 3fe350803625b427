import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CliError } from './cli-error.ts';
import { readSecrets } from './secrets.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'declic-secrets-'));
  file = join(folder, 'secrets.json');
});

afterEach(() => rm(folder, { recursive: true }));

it('makes secrets once and keeps them', async () => {
  const secrets = await readSecrets(folder);
  expect(await readSecrets(folder)).toEqual(secrets);
  expect(Buffer.from(secrets.SESSION_SIGNING_KEY, 'base64url')).toHaveLength(32);
  expect(new Set(Object.values(secrets)).size).toBe(6);
});

it('adds what a folder of an earlier version lacks, and keeps the rest', async () => {
  const before = { JWT_SECRET: 'j', RELEASE_TOKEN: 'r', DEMO_PASSWORD: 'd', DATABASE_SEED: 's' };
  await writeFile(file, JSON.stringify(before));
  const secrets = await readSecrets(folder);
  expect(secrets).toMatchObject(before);
  expect(Object.keys(secrets)).toEqual(
    expect.arrayContaining(['SESSION_SIGNING_KEY', 'REFRESH_TOKEN_SECRET', 'THROTTLE_SECRET']),
  );
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(secrets);
  expect(await readSecrets(folder)).toEqual(secrets);
});

it.each(['{"RELEASE_TOKEN":"r"}', 'not JSON', 'null'])('says in a sentence that %s cannot be used', async (content) => {
  await writeFile(file, content);
  await expect(readSecrets(folder)).rejects.toThrow(CliError);
  expect(await readFile(file, 'utf8')).toBe(content);
});
