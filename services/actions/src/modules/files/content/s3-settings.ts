import type { ActionsConfig } from '../../../config';

/** A bucket, and how it is reached. */
export interface S3Settings {
  /** Absent: that of AWS in the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** Absent: those of the machine's role, as the SDK finds them. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** `https://host/bucket/key` instead of `https://bucket.host/key`. */
  readonly hasBucketInPath: boolean;
}

/** Null when no bucket is configured. */
export function readS3Settings(config: ActionsConfig): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (bucket === undefined) return null;
  return {
    bucket,
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    credentials:
      accessKeyId !== undefined && secretAccessKey !== undefined ? { accessKeyId, secretAccessKey } : undefined,
    hasBucketInPath: config.S3_PATH_STYLE,
  };
}
