import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll } from 'vitest';

const BUCKET = 'declic-files';

/** A bucket of a server that is there for one test file. */
export interface TestBucket {
  /** What the service is set to. */
  readonly env: Readonly<Record<string, string>>;
  /** The names of its objects. */
  list(): Promise<string[]>;
  read(name: string): Promise<string>;
  /** Ends the server; its objects stay. */
  stop(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
}

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

  const folder = join(directory, BUCKET, 'files');
  return {
    start,
    stop,
    async list() {
      const names = await readdir(folder).catch(() => []);
      return names.flatMap((name) => /^(.+)\._S3rver_object$/.exec(name)?.[1] ?? []);
    },
    read: (name) => readFile(join(folder, `${name}._S3rver_object`), 'utf8'),
    env: {
      FILE_STORE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
  };
}
