/// <reference path="./s3rver.d.ts" />
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll } from 'vitest';

const BUCKET = 'declic-files';
const CONTENT = '._S3rver_object';

/** A bucket of a server that is there for one test file. */
export interface TestBucket {
  /** What a service is set to. */
  readonly env: Readonly<Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>>;
  /** The keys of its objects. */
  list(): Promise<string[]>;
  read(key: string): Promise<string>;
  /** Replaces the content of an object behind the back of those who use the bucket. */
  tamper(key: string, content: string): Promise<void>;
  /** Ends the server; its objects stay. */
  stop(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
}

/** Starts a server that speaks S3, with an empty bucket. */
export async function startBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'declic-bucket-'));
  let port = 0;
  let server: S3rver | undefined;
  const start = async () => {
    const place = { address: '127.0.0.1', port, silent: true, directory };
    server = new S3rver({ ...place, configureBuckets: [{ name: BUCKET }] });
    ({ port } = await server.run());
  };
  const stop = async () => {
    await server?.close();
    server = undefined;
  };
  await start();
  afterAll(async () => {
    await stop();
    await rm(directory, { recursive: true, force: true });
  });

  const folder = join(directory, BUCKET);
  const fileOf = (key: string) => join(folder, key + CONTENT);
  return {
    start,
    stop,
    async list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && entry.name.endsWith(CONTENT))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).slice(0, -CONTENT.length));
    },
    read: (key) => readFile(fileOf(key), 'utf8'),
    tamper: (key, content) => writeFile(fileOf(key), content),
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
  };
}
