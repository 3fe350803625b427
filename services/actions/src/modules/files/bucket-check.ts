import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ContentStores } from './content/content-stores';
import { UnownedContentRepository } from './unowned-content.repository';

/** Warns at the start of a service without a bucket when objects are in one: they can neither be read nor deleted. */
@Injectable()
export class BucketCheck implements OnApplicationBootstrap {
  private readonly logger = new Logger('BucketCheck');

  constructor(
    private readonly contents: ContentStores,
    private readonly unowned: UnownedContentRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.contents.find('s3')) return;
    try {
      const count = await this.unowned.countObjects();
      if (count > 0)
        this.logger.warn(`S3_BUCKET is not set, and ${count} objects in a bucket can neither be read nor deleted`);
    } catch (error) {
      this.logger.error({ err: error }, 'The objects in a bucket could not be counted');
    }
  }
}
