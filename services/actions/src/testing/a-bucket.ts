import { startBucket as startAnyBucket, type TestBucket } from '@declic/nest-kit/testing/bucket';

const PREFIX = 'files/';

/** A bucket for the files of calls and answers; its objects are named without their common beginning. */
export async function startBucket(): Promise<Omit<TestBucket, 'env'> & { env: Readonly<Record<string, string>> }> {
  const bucket = await startAnyBucket();
  return {
    ...bucket,
    list: async () => (await bucket.list()).map((key) => key.slice(PREFIX.length)),
    read: (name) => bucket.read(PREFIX + name),
    env: { ...bucket.env, FILE_STORE: 's3' },
  };
}
