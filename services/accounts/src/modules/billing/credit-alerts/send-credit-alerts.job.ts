import {
  Clock,
  type CommonConfig,
  InjectConfig,
  Job,
  type JobHandler,
  Jobs,
  composeMail,
  type PayloadOf,
  SEND_MAIL,
} from '@declic/nest-kit';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type CreditAlert, creditAlertMail } from './credit-alert-mail';
import { SEND_CREDIT_ALERTS } from './credit-alerts.jobs';
import { CreditAlertsRepository } from './credit-alerts.repository';

const RUN_INTERVAL_MS = 60_000;
const BATCH = 100;

/** An account that was used while a run looked is looked at again by the next one. */
const OVERLAP_MS = 60_000;

/**
 * Mails accounts that have used most or all of their cycle's credits. It looks at all accounts that were used since the last run, so
 * a charge has nothing to do with it. A run plans the next one under a key that makes the plans of all replicas one; the first run
 * of a process looks at every account.
 */
@Job(SEND_CREDIT_ALERTS)
export class SendCreditAlertsJob implements JobHandler<typeof SEND_CREDIT_ALERTS>, OnApplicationBootstrap {
  private readonly logger = new Logger(SendCreditAlertsJob.name);

  constructor(
    private readonly alerts: CreditAlertsRepository,
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    @InjectConfig() private readonly config: Pick<CommonConfig, 'PUBLIC_URL'>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.plan(0, null);
  }

  async handle({ since }: PayloadOf<typeof SEND_CREDIT_ALERTS>): Promise<void> {
    const now = this.clock.now();
    try {
      let taken = BATCH;
      while (taken === BATCH)
        taken = await this.alerts.take({ now, since, limit: BATCH }, (manager, alerts) => this.send(manager, alerts));
      await this.plan(RUN_INTERVAL_MS, new Date(now.getTime() - OVERLAP_MS));
    } catch (error) {
      // The next run is soon, and looks at the same accounts.
      this.logger.error({ err: error }, 'Credit alerts were not sent');
      await this.plan(RUN_INTERVAL_MS, since);
    }
  }

  private async send(manager: EntityManager, alerts: readonly CreditAlert[]): Promise<void> {
    const button = { label: 'Choose your mails', url: new URL('/account#mails', this.config.PUBLIC_URL).href };
    for (const alert of alerts) {
      const content = creditAlertMail(alert);
      await this.jobs.add(manager, SEND_MAIL, composeMail(alert.email, { ...content, button }));
    }
  }

  private plan(inMs: number, since: Date | null): Promise<void> {
    const runAt = new Date(Date.now() + inMs);
    const once = { jobKey: SEND_CREDIT_ALERTS.name, queueName: SEND_CREDIT_ALERTS.name, runAt };
    return this.jobs.add(this.dataSource.manager, SEND_CREDIT_ALERTS, { since }, once);
  }
}
