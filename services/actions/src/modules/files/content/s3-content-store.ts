import { S3Bucket } from '@declic/nest-kit/s3-bucket';
import type { S3Settings } from '@declic/nest-kit/s3-settings';
import { FileStoreUnavailableError } from '../files.errors';
import type { ContentStore } from './content-store';

/** A write that is given up after this time is not retried: see `discard_files`, which waits for twice as long. */
const CALL_TIMEOUT_MS = 20_000;

/** All objects have names of their own in the bucket, so that a life-cycle rule can name them. */
const PREFIX = 'files/';

/** Keeps contents in a bucket of any service that speaks the protocol of S3. */
export class S3ContentStore implements ContentStore {
  readonly name = 's3';
  private readonly bucket: S3Bucket;

  constructor(settings: S3Settings, timeoutMs = CALL_TIMEOUT_MS) {
    this.bucket = new S3Bucket(settings, PREFIX, timeoutMs);
  }

  async write(id: string, bytes: Uint8Array): Promise<void> {
    await translate(this.bucket.write(id, bytes));
  }

  /**
   * The whole content: a stream would hold one of the client's connections for as long as the slowest reader of a download takes.
   */
  read(id: string, size: number): Promise<Uint8Array | null> {
    return translate(this.bucket.read(id, size));
  }

  async delete(id: string): Promise<void> {
    await translate(this.bucket.delete(id));
  }
}

async function translate<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw new FileStoreUnavailableError(error);
  }
}
