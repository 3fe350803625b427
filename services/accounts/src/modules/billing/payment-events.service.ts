import { Clock } from '@declic/nest-kit';
import { SignatureInvalidError, toPaymentOutcome, verifiedEvent } from '@declic/payments';
import { Inject, Injectable } from '@nestjs/common';
import { BillingRepository } from './billing.repository';
import { BillingMails } from './billing-mails';
import type { BillingTransaction } from './billing-transaction';
import { InvoicesRepository } from './invoices.repository';
import { type PaymentEvent, toPaymentEvent } from './payment-event';
import { PaymentProvider } from './payment-provider';
import { isPaid } from './plans';
import { PlanPrices } from './plan-prices';
import { PurchasesService } from './add-ons/purchases.service';
import { SubscriptionSync } from './subscription-sync';

@Injectable()
export class PaymentEventsService {
  constructor(
    @Inject(PaymentProvider) private readonly provider: PaymentProvider,
    private readonly billing: BillingRepository,
    private readonly sync: SubscriptionSync,
    private readonly invoices: InvoicesRepository,
    private readonly mails: BillingMails,
    private readonly purchases: PurchasesService,
    private readonly prices: PlanPrices,
    private readonly clock: Clock,
  ) {}

  /**
   * Applies an event once; the order of events does not matter. Payments are taken from the event itself; the state of the
   * subscription is read from the provider. The event id is stored in the same transaction.
   *
   * @throws {SignatureInvalidError} it is not from the provider, or too old.
   * @throws {PaymentsUnavailableError} the provider cannot be asked now; it will send the event again.
   * @decision D14
   */
  async receive(body: Buffer, signature: string): Promise<void> {
    const now = this.clock.now();
    if (this.provider.webhookSecret === undefined) throw new SignatureInvalidError();
    const told = verifiedEvent(body, signature, this.provider.webhookSecret, now);
    const payment = toPaymentOutcome(told);
    if (payment) return this.purchases.takeOver(payment, now);
    const event = toPaymentEvent(told);
    if (!event) return;
    const userId = await this.billing.findCustomerOwner(event.customerId);
    if (userId === null || (await this.billing.knowsEvent(userId, event.id))) return;
    await this.takeOver(userId, event, now);
  }

  private async takeOver(userId: string, event: PaymentEvent, now: Date): Promise<void> {
    const snapshotVersion = await this.billing.nextSnapshotVersion();
    const subscription = this.sync.toSubscription(await this.provider.findSubscription(event.subscriptionId));
    await this.billing.withUserLock(userId, async (tx) => {
      // The account may have been deleted meanwhile.
      if ((await tx.findCustomer(this.provider.name)) !== event.customerId) return;
      if (!(await tx.remember(event, now)) || !subscription) return;
      await this.sync.apply(tx, subscription, snapshotVersion);
      for (const { priceId, start, end } of event.paid) {
        const plan = this.prices.planAt(priceId);
        if (plan && isPaid(plan)) await tx.grantCycle(subscription.id, { plan: plan.slug, start, end });
      }
      await this.keepInvoice(tx, event);
    });
  }

  private async keepInvoice(
    tx: BillingTransaction,
    { invoice, subscriptionId, createdAt }: PaymentEvent,
  ): Promise<void> {
    if (!invoice || invoice.total <= 0) return;
    const isNewlyPaid = await this.invoices.record(tx, subscriptionId, invoice, createdAt);
    if (isNewlyPaid) await this.mails.enqueueReceipt(tx, invoice, createdAt);
  }
}
