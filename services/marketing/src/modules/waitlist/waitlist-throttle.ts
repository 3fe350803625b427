import { toNetwork, perVisitor, Throttle } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MarketingConfig } from '../../config';
import { InjectConfig } from '../../inject-config';

const HOUR = 3600;
const DAY = 24 * HOUR;
const MAILS_PER_DAY = 5;

/** Keeps the form from filling the list, and other people's mailboxes. */
@Injectable()
export class WaitlistThrottle {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    @InjectConfig() private readonly config: MarketingConfig,
  ) {}

  /** @throws {TooManyRequestsError} this visitor has used up the hour. */
  async countSignUp(ip: string): Promise<void> {
    const limit = perVisitor(this.config.WAITLIST_PER_HOUR, this.config);
    await this.throttle.enforce(this.dataSource.manager, {
      scope: 'sign-up',
      subject: toNetwork(ip),
      limit,
      windowSeconds: HOUR,
    });
  }

  /** Counts a confirmation mail that is due. When the address had enough of them, it is to be left out without a word. */
  async allowsMail(manager: EntityManager, email: string): Promise<boolean> {
    const [hit] = await this.throttle.hit(manager, [
      { scope: 'confirmation-mail', subject: email, limit: MAILS_PER_DAY, windowSeconds: DAY },
    ]);
    return hit?.allowed ?? true;
  }
}
