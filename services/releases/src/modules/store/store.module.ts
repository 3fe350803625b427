import { CONFIG } from '@declic/nest-kit';
import { readS3Settings } from '@declic/nest-kit/s3-settings';
import { Module } from '@nestjs/common';
import type { ReleasesConfig } from '../../config';
import { FolderReleaseStore } from './folder-release-store';
import { RELEASE_STORE, type ReleaseStore } from './release-store';

/** The client of S3 is loaded only where a bucket is configured: it takes 30 MB of memory. */
async function createStore(config: ReleasesConfig): Promise<ReleaseStore> {
  const { RELEASE_STORE: kind, RELEASE_STORE_DIR: folder } = config;
  if (kind === 'folder' && folder !== undefined) return new FolderReleaseStore(folder);
  const settings = readS3Settings(config);
  if (!settings) throw new Error('The configuration names no store.');
  const { S3ReleaseStore } = await import('./s3-release-store');
  return new S3ReleaseStore(settings);
}

@Module({
  providers: [{ provide: RELEASE_STORE, useFactory: createStore, inject: [CONFIG] }],
  exports: [RELEASE_STORE],
})
export class StoreModule {}
