import { CONFIG } from '@declic/nest-kit';
import { readS3Settings } from '@declic/nest-kit/s3-settings';
import { Inject, Logger, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type { ReleasesConfig } from '../../config';
import { FolderReleaseStore } from './folder-release-store';
import { RELEASE_STORE, type ReleaseStore } from './release-store';

const SWEPT_AFTER_MS = 24 * 3_600_000;

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
export class StoreModule implements OnApplicationBootstrap {
  private readonly logger = new Logger('Store');

  constructor(@Inject(RELEASE_STORE) private readonly store: ReleaseStore) {}

  /** Each process sweeps its own machine; the collection runs in one of them. */
  onApplicationBootstrap(): void {
    const before = new Date(Date.now() - SWEPT_AFTER_MS);
    void this.store
      .sweep(before)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'the store was not swept'));
  }
}
