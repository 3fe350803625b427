import {
  Clock,
  type CommonConfig,
  composeMail,
  InjectConfig,
  Job,
  Jobs,
  JobSchedule,
  type PayloadOf,
  RecurringJob,
  SEND_MAIL,
} from '@declic/nest-kit';
import type { EntityManager } from 'typeorm';
import { type CreditAlert, creditAlertMail } from './credit-alert-mail';
import { SEND_CREDIT_ALERTS } from './credit-alerts.jobs';
import { CreditAlertsRepository } from './credit-alerts.repository';

const BATCH = 100;

/** An account that was used while a run looked is looked at again by the next one. */
const OVERLAP_MS = 60_000;

type Payload = PayloadOf<typeof SEND_CREDIT_ALERTS>;

/**
 * Mails accounts that have used most or all of their cycle's credits. It looks at all accounts that were used since the last run, so
 * a charge has nothing to do with it. The first run of a process looks at every account.
 */
@Job(SEND_CREDIT_ALERTS)
export class SendCreditAlertsJob extends RecurringJob<Payload> {
  constructor(
    private readonly alerts: CreditAlertsRepository,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    @InjectConfig() private readonly config: Pick<CommonConfig, 'PUBLIC_URL'>,
    schedule: JobSchedule,
  ) {
    const failure = 'Credit alerts were not sent';
    super({ definition: SEND_CREDIT_ALERTS, intervalMs: 60_000, first: { since: null }, failure }, schedule);
  }

  protected async work({ since }: Payload): Promise<Payload> {
    const now = this.clock.now();
    let taken = BATCH;
    while (taken === BATCH)
      taken = await this.alerts.take({ now, since, limit: BATCH }, (manager, alerts) => this.send(manager, alerts));
    return { since: new Date(now.getTime() - OVERLAP_MS) };
  }

  private async send(manager: EntityManager, alerts: readonly CreditAlert[]): Promise<void> {
    const button = { label: 'Choose your mails', url: new URL('/account#mails', this.config.PUBLIC_URL).href };
    for (const alert of alerts) {
      const content = creditAlertMail(alert);
      await this.jobs.add(manager, SEND_MAIL, composeMail(alert.email, { ...content, button }));
    }
  }
}
