import { addAbortSignal, type Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Settings } from './s3-settings';

const CALL_TIMEOUT_MS = 20_000;
const CONNECTION_TIMEOUT_MS = 2_000;
/** The longest pause between two pieces of an answer. */
const SOCKET_TIMEOUT_MS = 10_000;

/** An object, as a list names it. */
export interface S3Object {
  readonly key: string;
  readonly bytes: number;
}

/**
 * The objects of a bucket whose keys begin with a prefix; keys are given and returned without it. A call that takes longer than the
 * time limit, its body included, fails.
 */
export class S3Bucket {
  private readonly client: S3Client;

  constructor(
    private readonly settings: S3Settings,
    private readonly prefix: string,
    private readonly timeoutMs = CALL_TIMEOUT_MS,
  ) {
    this.client = new S3Client(toClientConfig(settings));
  }

  async write(key: string, body: Uint8Array): Promise<void> {
    const put = new PutObjectCommand({ ...this.locate(key), Body: body, ContentLength: body.length });
    await this.client.send(put, { abortSignal: this.limit() });
  }

  /** The whole object; null when there is none. It is given up when it has more bytes than `size`. */
  async read(key: string, size: number): Promise<Buffer | null> {
    const abortSignal = this.limit();
    const body = await this.get(key, abortSignal);
    return body && readAtMost(size, addAbortSignal(abortSignal, body));
  }

  /** False when there is no such object. */
  async copy(from: string, to: string): Promise<boolean> {
    const source = [this.settings.bucket, ...(this.prefix + from).split('/')].map(encodeURIComponent).join('/');
    const copy = new CopyObjectCommand({ ...this.locate(to), CopySource: source });
    try {
      await this.client.send(copy, { abortSignal: this.limit() });
      return true;
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return false;
      throw error;
    }
  }

  /** It is no error when there is no such object. */
  async delete(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.locate(key)), { abortSignal: this.limit() });
  }

  /** Every object whose key begins so. */
  async list(beginning: string): Promise<S3Object[]> {
    const found: S3Object[] = [];
    let next: string | undefined;
    do {
      const list = new ListObjectsV2Command({
        Bucket: this.settings.bucket,
        Prefix: this.prefix + beginning,
        ...(next !== undefined && { ContinuationToken: next }),
      });
      const page = await this.client.send(list, { abortSignal: this.limit() });
      for (const { Key: key = '', Size: bytes = 0 } of page.Contents ?? [])
        found.push({ key: key.slice(this.prefix.length), bytes });
      next = page.NextContinuationToken;
    } while (next !== undefined);
    return found;
  }

  private async get(key: string, abortSignal: AbortSignal): Promise<Readable | null> {
    try {
      const { Body: body } = await this.client.send(new GetObjectCommand(this.locate(key)), { abortSignal });
      return body as Readable; // what the SDK gives on Node
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  private locate(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: this.prefix + key };
  }

  private limit(): AbortSignal {
    return AbortSignal.timeout(this.timeoutMs);
  }
}

/** Leaving the loop destroys the stream, and with it the connection. */
async function readAtMost(size: number, body: AsyncIterable<Buffer>): Promise<Buffer> {
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
