import { type Limit, Metrics, toNetwork, perVisitor, Throttle } from '@declic/nest-kit';
import { Injectable, Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { EntityManager } from 'typeorm';
import type { AccountsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';

const HOUR = 3600;

/** Why a mail is sent. Each purpose has its own limits per address, so that sign-ups by others do not use up recovery mails. */
export type MailPurpose = 'sign-up' | 'recovery' | 'address-change';

/** Who asks for a mail to whom, and why. */
export interface MailRequest {
  readonly purpose: MailPurpose;
  readonly email: string;
  readonly ip: string;
  /**
   * False when the address has no account to write to. Then the visitor alone is counted: the mails that the address gets once it
   * has an account must not be used up before.
   */
  readonly hasRecipient?: boolean;
}

/**
 * Limits of mails per address, per network and in total, for each purpose. Checked in jobs, so that the limits are invisible
 * from outside.
 *
 * @decision D2
 */
@Injectable()
export class MailThrottle {
  private readonly logger = new Logger('Mails');
  private readonly exhausted;

  constructor(
    private readonly throttle: Throttle,
    @InjectConfig() private readonly config: AccountsConfig,
    metrics: Metrics,
  ) {
    this.exhausted = new Counter({
      name: 'mail_budget_exhausted_total',
      help: 'Mails that were not sent because the hourly budget of all visitors together was used up, by purpose',
      labelNames: ['purpose'],
      registers: [metrics.registry],
    });
  }

  /** Whether a mail may be sent. */
  async allows(manager: EntityManager, request: MailRequest): Promise<boolean> {
    const refusal = await this.throttle.hitInTurn(manager, this.listLimits(request));
    if (refusal?.scope.startsWith('mail-all')) this.report(request.purpose, refusal.firstRefused);
    return refusal === null && request.hasRecipient !== false;
  }

  /**
   * The visitor first: who is refused must not use up the mails of others, nor those of the address that they name. One network
   * cannot use up all mails of an address, so that its owner still gets one from elsewhere.
   */
  private listLimits({ purpose, email, ip, hasRecipient = true }: MailRequest): Limit[] {
    const { MAILS_PER_ADDRESS, MAILS_PER_ADDRESS_IN_ALL, MAILS_PER_IP, MAILS_IN_ALL } = this.config;
    const network = toNetwork(ip);
    const limit = (scope: string, subject: string, allowed: number): Limit => ({
      scope: `${scope}-${purpose}`,
      subject,
      limit: allowed,
      windowSeconds: HOUR,
    });
    const visitor = [
      limit('mail-ip', network, perVisitor(MAILS_PER_IP, this.config)),
      limit('mail-ip-address', `${network} ${email}`, perVisitor(MAILS_PER_ADDRESS, this.config)),
    ];
    if (!hasRecipient) return visitor;
    return [...visitor, limit('mail-address', email, MAILS_PER_ADDRESS_IN_ALL), limit('mail-all', 'all', MAILS_IN_ALL)];
  }

  private report(purpose: MailPurpose, isFirst: boolean): void {
    this.exhausted.inc({ purpose });
    if (isFirst) this.logger.error(`No more mails for ${purpose} this hour: the budget of all visitors is used up`);
  }
}
