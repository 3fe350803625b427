import { InjectConfig, networkOf, perVisitor, Throttle } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AccountsConfig } from '../../config';

const HOUR = 3600;

/** How many mails one address, one visitor and all together may cause. Asked in the background: nobody outside can tell. */
@Injectable()
export class MailThrottle {
  constructor(
    private readonly throttle: Throttle,
    @InjectConfig() private readonly config: AccountsConfig,
  ) {}

  async allows(manager: EntityManager, { email, ip }: { email: string; ip: string }): Promise<boolean> {
    const { MAILS_PER_ADDRESS, MAILS_PER_IP, MAILS_IN_ALL } = this.config;
    // The visitor first: whoever was refused must not use up the mails of others, nor those of the address that they name.
    return this.throttle.allowsInTurn(manager, [
      {
        scope: 'mail-ip',
        subject: networkOf(ip),
        limit: perVisitor(MAILS_PER_IP, this.config),
        windowSeconds: HOUR,
      },
      { scope: 'mail-address', subject: email, limit: MAILS_PER_ADDRESS, windowSeconds: HOUR },
      { scope: 'mail-all', subject: 'all', limit: MAILS_IN_ALL, windowSeconds: HOUR },
    ]);
  }
}
