import { type CommonConfig, InjectConfig, Jobs, type MailContent, composeMail, SEND_MAIL } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { UsersRepository } from '../users/users.repository';
import type { BillingTransaction } from './billing-transaction';
import type { InvoiceFact } from './payment-event';
import { receiptMail } from './receipt-mail';
import type { Subscription } from './subscription';
import { subscriptionMail } from './subscription-mails';

/** Mails about subscriptions and payments. */
@Injectable()
export class BillingMails {
  constructor(
    private readonly jobs: Jobs,
    private readonly users: UsersRepository,
    @InjectConfig() private readonly config: Pick<CommonConfig, 'PUBLIC_URL'>,
  ) {}

  /** Tells the user what changed with a subscription, if it is something to tell. Sent when the transaction commits. */
  async enqueueChange(tx: BillingTransaction, before: Subscription | undefined, after: Subscription): Promise<void> {
    const content = subscriptionMail(before, after);
    if (content) await this.enqueue(tx, content);
  }

  async enqueueReceipt(tx: BillingTransaction, invoice: InvoiceFact, paidAt: Date): Promise<void> {
    await this.enqueue(tx, receiptMail(invoice, paidAt));
  }

  private async enqueue(tx: BillingTransaction, content: MailContent): Promise<void> {
    const user = await this.users.findById(tx.userId, tx.manager);
    if (!user) return;
    const button = { label: 'Open your account', url: new URL('/account', this.config.PUBLIC_URL).href };
    await this.jobs.add(tx.manager, SEND_MAIL, composeMail(user.email, { button, ...content }));
  }
}
