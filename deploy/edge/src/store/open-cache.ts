import { RELEASES_PREFIX } from '@declic/nest-kit/release-files';
import type { EdgeConfig } from '../config';
import { ReleaseCache, type ReleaseCacheOptions } from './release-cache';

/** A file that takes longer is answered 503; browsers give up a little later. */
const TIMEOUT_MS = 5_000;

/** The client of S3 is loaded only where a bucket is configured: it takes 30 MB of memory. */
export async function openCache(
  { settings, cacheBytes }: NonNullable<EdgeConfig['bucket']>,
  options: Pick<ReleaseCacheOptions, 'folder' | 'log'>,
): Promise<ReleaseCache> {
  const { S3Bucket } = await import('@declic/nest-kit/s3-bucket');
  const source = new S3Bucket(settings, RELEASES_PREFIX, TIMEOUT_MS);
  return ReleaseCache.open({ ...options, source, maxBytes: cacheBytes });
}
