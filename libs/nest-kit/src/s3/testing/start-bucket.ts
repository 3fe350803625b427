import { createRequire } from 'node:module';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll } from 'vitest';

interface S3Server {
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}

/** A server for tests that speaks S3, and checks signatures. It has no types of its own. */
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: {
  readonly address: string;
  readonly port: number;
  readonly silent: boolean;
  readonly directory: string;
  readonly allowMismatchedSignatures: boolean;
  readonly configureBuckets: readonly { readonly name: string }[];
}) => S3Server;

const BUCKET = 'declic-files';
const CONTENT = '._S3rver_object';

/** A bucket of a server that is there for one test file. */
export interface TestBucket {
  /** What a service is set to. */
  readonly env: Readonly<Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>>;
  /** The keys of its objects. */
  list(): Promise<string[]>;
  read(key: string): Promise<string>;
  readBytes(key: string): Promise<Buffer>;
  /** Replaces the content of an object behind the back of those who use the bucket. */
  tamper(key: string, content: string): Promise<void>;
  /** Ends the server; its objects stay. */
  stop(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
}

export interface TestBucketOptions {
  /** The server signs the address of a list without the slash at its end, which the client sends: such calls need `false`. */
  readonly checksSignatures?: boolean;
}

/** Starts a server that speaks S3, with an empty bucket. */
export async function startBucket({ checksSignatures = true }: TestBucketOptions = {}): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'declic-bucket-'));
  let port = 0;
  let server: S3Server | undefined;
  const start = async () => {
    const place = { address: '127.0.0.1', port, silent: true, directory };
    server = new S3rver({
      ...place,
      allowMismatchedSignatures: !checksSignatures,
      configureBuckets: [{ name: BUCKET }],
    });
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
    readBytes: (key) => readFile(fileOf(key)),
    tamper: (key, content) => writeFile(fileOf(key), content),
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
  };
}
