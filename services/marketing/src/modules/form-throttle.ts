import { type CallBudget, Throttle, toNetwork } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MarketingConfig } from '../config';
import { InjectConfig } from '../inject-config';

/** The budget of `@Throttled` for plain forms, which answer with a page in the place of a problem document. */
@Injectable()
export class FormThrottle {
  constructor(
    private readonly throttle: Throttle,
    private readonly dataSource: DataSource,
    @InjectConfig() private readonly config: MarketingConfig,
  ) {}

  /** Counts one call of a visitor: the seconds to wait when the budget is used up, otherwise undefined. */
  async secondsToWait({ scope, windowSeconds, limit }: CallBudget, visitor: string): Promise<number | undefined> {
    const counted = { scope, windowSeconds, subject: toNetwork(visitor), limit: limit(this.config) };
    const [hit] = await this.throttle.hit(this.dataSource.manager, [counted]);
    return hit && !hit.allowed ? hit.retryAfterSeconds : undefined;
  }
}
