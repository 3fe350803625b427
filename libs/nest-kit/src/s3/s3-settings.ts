import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** The settings of a bucket, for `defineConfig`. */
export const s3Shape = {
  S3_BUCKET: z.string().min(1).optional(),
  /** Absent: AWS. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Absent: those of the machine's role. */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Whether the bucket is the first part of the path, not of the host. */
  S3_PATH_STYLE: flag.default(true),
};

export type S3Config = z.output<z.ZodObject<typeof s3Shape>>;

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

/** What is wrong with settings that are right one by one. */
export function s3Problem({ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Partial<S3Config>): string | undefined {
  return (S3_ACCESS_KEY_ID === undefined) === (S3_SECRET_ACCESS_KEY === undefined)
    ? undefined
    : 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together.';
}

/** Null when no bucket is configured. */
export function readS3Settings(config: S3Config): S3Settings | null {
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
