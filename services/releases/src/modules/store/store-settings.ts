import { z } from 'zod';

const MIB = 1024 * 1024;

/** Where releases are kept, besides the settings of a bucket. */
export const storeShape = {
  /** A folder that edges serve, or the bucket that the `S3_…` settings name. Edges have the same setting. */
  RELEASE_STORE: z.enum(['folder', 's3']).default('folder'),
  RELEASE_STORE_DIR: z.string().min(1).optional(),
  /** The size of all files of one release. */
  RELEASE_MAX_BYTES: z.coerce
    .number()
    .int()
    .min(MIB)
    .default(64 * MIB),
  /** How long a version is kept after it was last served. */
  RELEASE_KEPT_DAYS: z.coerce.number().int().min(1).default(30),
};

interface StoreSettings {
  readonly RELEASE_STORE: 'folder' | 's3';
  readonly RELEASE_STORE_DIR?: string | undefined;
  readonly S3_BUCKET?: string | undefined;
}

/** What is wrong with settings that are right one by one. */
export function storeProblem(settings: StoreSettings): string | undefined {
  if (settings.RELEASE_STORE === 's3')
    return settings.S3_BUCKET === undefined ? 'RELEASE_STORE=s3 needs S3_BUCKET.' : undefined;
  return settings.RELEASE_STORE_DIR === undefined
    ? 'RELEASE_STORE_DIR names the folder of the releases: set it, or RELEASE_STORE=s3.'
    : undefined;
}
