import { z } from 'zod';

const MIB = 1024 * 1024;

/** Where releases are kept, besides the settings of a bucket. */
export const storeShape = {
  /** A folder that edges serve. Without it, the bucket that the `S3_…` settings name. */
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

export function storeProblem(values: {
  readonly RELEASE_STORE_DIR?: string | undefined;
  readonly S3_BUCKET?: string | undefined;
}): string | undefined {
  return (values.RELEASE_STORE_DIR === undefined) === (values.S3_BUCKET === undefined)
    ? 'Releases are kept in a folder (RELEASE_STORE_DIR) or in a bucket (S3_BUCKET): set one of them.'
    : undefined;
}
