import { addAbortSignal, type Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { FileStoreUnavailableError } from '../files.errors';
import type { ContentStore } from './content-store';
import type { S3Settings } from './s3-settings';

/** A write that is given up after this time is not retried: see `discard_files`, which waits for twice as long. */
const CALL_TIMEOUT_MS = 20_000;
const CONNECTION_TIMEOUT_MS = 2_000;
/** The longest pause between two pieces of an answer. */
const SOCKET_TIMEOUT_MS = 10_000;

/** All objects have names of their own in the bucket, so that a life-cycle rule can name them. */
const PREFIX = 'files/';

/** Keeps contents in a bucket of any service that speaks the protocol of S3. */
export class S3ContentStore implements ContentStore {
  readonly name = 's3';
  private readonly client: S3Client;

  constructor(
    private readonly settings: S3Settings,
    private readonly timeoutMs = CALL_TIMEOUT_MS,
  ) {
    this.client = new S3Client(toClientConfig(settings));
  }

  async write(id: string, bytes: Uint8Array): Promise<void> {
    const put = new PutObjectCommand({ ...this.locate(id), Body: bytes, ContentLength: bytes.length });
    await this.call((abortSignal) => this.client.send(put, { abortSignal }));
  }

  /**
   * The whole content: a stream would hold one of the client's connections for as long as the slowest reader of a download takes.
   */
  read(id: string, size: number): Promise<Uint8Array | null> {
    return this.call(async (abortSignal) => {
      const body = await this.get(id, abortSignal);
      return body && readAtMost(size, addAbortSignal(abortSignal, body));
    });
  }

  async delete(id: string): Promise<void> {
    await this.call((abortSignal) => this.client.send(new DeleteObjectCommand(this.locate(id)), { abortSignal }));
  }

  private async get(id: string, abortSignal: AbortSignal): Promise<Readable | null> {
    try {
      const { Body: body } = await this.client.send(new GetObjectCommand(this.locate(id)), { abortSignal });
      return body as Readable; // what the SDK gives on Node
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  private locate(id: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: PREFIX + id };
  }

  private async call<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    try {
      return await work(AbortSignal.timeout(this.timeoutMs));
    } catch (error) {
      throw new FileStoreUnavailableError(error);
    }
  }
}

/** Leaving the loop destroys the stream, and with it the connection. */
async function readAtMost(size: number, body: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let received = 0;
  for await (const piece of body) {
    received += piece.length;
    if (received > size) throw new Error(`The object has more than ${size} bytes.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function toClientConfig({ endpoint, region, credentials, hasBucketInPath }: S3Settings): S3ClientConfig {
  return {
    region,
    forcePathStyle: hasBucketInPath,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
    // Many services that speak S3 do not know the checksums that AWS added in 2024; the length and the signature cover the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, socketTimeout: SOCKET_TIMEOUT_MS },
  };
}
