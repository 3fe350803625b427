import { randomUUID } from 'node:crypto';
import { Clock, type CommonConfig, InjectConfig, type Principal } from '@declic/nest-kit';
import type { PaymentOutcome } from '@declic/payments';
import { Inject, Injectable } from '@nestjs/common';
import { UsersRepository } from '../../users/users.repository';
import { BillingRepository } from '../billing.repository';
import type { BillingTransaction } from '../billing-transaction';
import { PaymentCustomers } from '../payment-customers.service';
import { PaymentProvider } from '../payment-provider';
import { type AddOn, ADD_ONS, addOnTitle } from './add-ons';
import type { PurchaseEntity } from './purchase.entity';
import { PurchaseMails } from './purchase-mails';
import { parsePurchaseId, purchaseReference } from './purchase-reference';
import { AddOnUnknownError } from './purchases.errors';
import { PurchasesRepository } from './purchases.repository';

const MINUTE_MS = 60_000;

/** Providers close pages after a day at the latest. */
const PAGE_OPEN_MS = 23 * 60 * MINUTE_MS;

/** A page that closes sooner than this is not offered again. */
const MIN_OPEN_MS = 30 * MINUTE_MS;

/** What is bought once: ordered here, paid for at the provider, and kept once an event says that it is paid. */
@Injectable()
export class PurchasesService {
  constructor(
    @Inject(PaymentProvider) private readonly provider: PaymentProvider,
    private readonly billing: BillingRepository,
    private readonly purchases: PurchasesRepository,
    private readonly customers: PaymentCustomers,
    private readonly users: UsersRepository,
    private readonly mails: PurchaseMails,
    private readonly clock: Clock,
    @InjectConfig() private readonly config: Pick<CommonConfig, 'PUBLIC_URL'>,
  ) {}

  list(userId: string): Promise<PurchaseEntity[]> {
    return this.purchases.listBought(userId);
  }

  /**
   * The provider's page where an add-on is paid for. The order is kept before the provider is asked, outside of any transaction;
   * while it is open, asking again leads to the same page.
   *
   * @throws {AddOnUnknownError} nothing is sold under this name.
   * @throws {PaymentsUnavailableError} the provider does not answer.
   * @decision D42
   */
  async buy(user: Principal, slug: string): Promise<string> {
    const addOn = ADD_ONS.find((candidate) => candidate.slug === slug);
    if (!addOn) throw new AddOnUnknownError();
    const customerId = await this.customers.of(user);
    const { id, amount, currency, description, expiresAt } = await this.order(user.id, addOn);
    const { url } = await this.provider.openPayment({
      customerId,
      amount,
      currency,
      description,
      reference: purchaseReference(id),
      successUrl: this.page(`/account?purchase=${id}`),
      cancelUrl: this.page('/account?purchase=canceled'),
      expiresAt,
      idempotencyKey: `${id}:${customerId}`,
    });
    return url;
  }

  /** Applies a payment event once; the order of events does not matter. Also stored when the account was deleted meanwhile. */
  async takeOver(payment: PaymentOutcome, now: Date): Promise<void> {
    const { event, reference, outcome, paymentId } = payment;
    const id = parsePurchaseId(reference);
    const userId = id === null ? null : await this.purchases.findOwner(id);
    if (id === null || userId === null) return;
    await this.billing.withUserLock(userId, async (tx) => {
      const buyer = await this.users.findById(userId, tx.manager);
      if (buyer && !(await tx.remember(event, now))) return;
      if (outcome === 'processing') return this.purchases.markProcessing(tx, id);
      if (buyer && (await this.isOfFormerPage(tx, payment))) return;
      if (outcome !== 'paid') return this.purchases.remove(tx, id);
      const paid = await this.purchases.markPaid(tx, id, event.createdAt, paymentId);
      if (paid) await this.mails.enqueuePaid(tx, paid, buyer?.email);
    });
  }

  /** Whether a page was closed whose customer was replaced: the same order may be open on a page of the present one. */
  private async isOfFormerPage(tx: BillingTransaction, { outcome, customerId }: PaymentOutcome): Promise<boolean> {
    return outcome === 'expired' && customerId !== null && customerId !== (await tx.findCustomer(this.provider.name));
  }

  private order(userId: string, addOn: AddOn): Promise<PurchaseEntity> {
    const now = this.clock.now();
    const wanted = {
      id: randomUUID(),
      product: addOn.slug,
      description: addOnTitle(addOn),
      amount: addOn.amount,
      currency: addOn.currency,
      provider: this.provider.name,
      createdAt: now,
      expiresAt: new Date(now.getTime() + PAGE_OPEN_MS),
    };
    return this.billing.withUserLock(userId, async (tx) => {
      const open = await this.purchases.findOpen(tx, wanted, new Date(now.getTime() + MIN_OPEN_MS));
      return open ?? this.purchases.insert(tx, wanted);
    });
  }

  private page(path: string): string {
    return new URL(path, this.config.PUBLIC_URL).href;
  }
}
