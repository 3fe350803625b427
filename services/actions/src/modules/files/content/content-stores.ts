import { readS3Settings } from '@declic/nest-kit/s3-settings';
import type { DataSource } from 'typeorm';
import type { ActionsConfig } from '../../../config';
import { FileStoreUnavailableError } from '../files.errors';
import type { ContentStore, StoreName } from './content-store';
import { DatabaseContentStore } from './database-content-store';

/** The stores that are configured. New files go to one of them; files of the others are read until they expire. */
export class ContentStores {
  constructor(
    private readonly stores: readonly ContentStore[],
    private readonly nameOfCurrent: StoreName,
  ) {}

  /** Where new files go. */
  get current(): ContentStore {
    return this.get(this.nameOfCurrent);
  }

  /** @throws {FileStoreUnavailableError} the store of an older file is not configured any more. */
  get(name: StoreName): ContentStore {
    const store = this.find(name);
    if (!store) throw new FileStoreUnavailableError(new Error(`The file store ${name} is not configured.`));
    return store;
  }

  find(name: StoreName): ContentStore | undefined {
    return this.stores.find((store) => store.name === name);
  }
}

/** The client of S3 is loaded only where a bucket is configured: it takes 30 MB of memory. */
export async function createContentStores(config: ActionsConfig, dataSource: DataSource): Promise<ContentStores> {
  const stores: ContentStore[] = [new DatabaseContentStore(dataSource)];
  const settings = readS3Settings(config);
  if (settings) {
    const { S3ContentStore } = await import('./s3-content-store');
    stores.push(new S3ContentStore(settings));
  }
  return new ContentStores(stores, config.FILE_STORE);
}
