import { toNetwork, perVisitor, Throttle } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AccountsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { TOO_MANY_ATTEMPTS } from './too-many-attempts';

const QUARTER_OF_AN_HOUR = 900;

/** How often one visitor may ask about mailed links, whose secrets nobody guesses: it saves the database the work. */
@Injectable()
export class LinkThrottle {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    @InjectConfig() private readonly config: AccountsConfig,
  ) {}

  /** @throws {TooManyRequestsError} the visitor asked too often. */
  async hit(ip: string): Promise<void> {
    const limit = {
      scope: 'link-ip',
      subject: toNetwork(ip),
      limit: perVisitor(this.config.LINK_CHECKS_PER_IP, this.config),
      windowSeconds: QUARTER_OF_AN_HOUR,
    };
    await this.throttle.enforce(this.dataSource.manager, limit, TOO_MANY_ATTEMPTS);
  }
}
