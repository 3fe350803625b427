import { InjectConfig, networkOf, perVisitor, Throttle } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AccountsConfig } from '../../config';

const HOUR = 3600;

/** What a mail is asked for: each purpose has mails of its own per address, so that strangers who sign up with it use up no others. */
export type MailPurpose = 'sign-up' | 'recovery';

/** Who asks for a mail to whom, and why. */
export interface MailRequest {
  readonly purpose: MailPurpose;
  readonly email: string;
  readonly ip: string;
}

/** How many mails one address may get for one purpose, and one visitor and all together may cause. Asked in the background: nobody outside can tell. */
@Injectable()
export class MailThrottle {
  constructor(
    private readonly throttle: Throttle,
    @InjectConfig() private readonly config: AccountsConfig,
  ) {}

  async allows(manager: EntityManager, { purpose, email, ip }: MailRequest): Promise<boolean> {
    const { MAILS_PER_ADDRESS, MAILS_PER_IP, MAILS_IN_ALL } = this.config;
    // The visitor first: whoever was refused must not use up the mails of others, nor those of the address that they name.
    return this.throttle.allowsInTurn(manager, [
      {
        scope: 'mail-ip',
        subject: networkOf(ip),
        limit: perVisitor(MAILS_PER_IP, this.config),
        windowSeconds: HOUR,
      },
      { scope: `mail-address-${purpose}`, subject: email, limit: MAILS_PER_ADDRESS, windowSeconds: HOUR },
      { scope: 'mail-all', subject: 'all', limit: MAILS_IN_ALL, windowSeconds: HOUR },
    ]);
  }
}
