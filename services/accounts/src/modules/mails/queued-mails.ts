import { type CommonConfig, composeMail, InjectConfig, Jobs, type MailContent, SEND_MAIL } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Mails that are sent when a transaction commits, with links to pages of this product. */
@Injectable()
export abstract class QueuedMails {
  constructor(
    private readonly jobs: Jobs,
    @InjectConfig() private readonly config: Pick<CommonConfig, 'PUBLIC_URL'>,
  ) {}

  protected async enqueue(manager: EntityManager, to: string, content: MailContent): Promise<void> {
    await this.jobs.add(manager, SEND_MAIL, composeMail(to, content));
  }

  protected buildUrl(path: string, query: Readonly<Record<string, string>> = {}): string {
    const url = new URL(path, this.config.PUBLIC_URL);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  }
}
