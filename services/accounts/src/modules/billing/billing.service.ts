import { Clock, type CommonConfig, InjectConfig, type Principal } from '@declic/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { KeyNotFoundError } from '../keys/keys.errors';
import { KeysRepository } from '../keys/keys.repository';
import { NoSubscriptionError, PlanIsCurrentError, PriceUnknownError } from './billing.errors';
import { BillingRepository } from './billing.repository';
import { BillingLeaseService } from './billing-lease.service';
import { endLiveSubscriptions } from './end-live-subscriptions';
import { PaymentCustomers } from './payment-customers.service';
import { type CheckoutOrder, PaymentProvider } from './payment-provider';
import { PlanPrices } from './plan-prices';
import { decidingSubscription, isLive, type Subscription } from './subscription';
import { SubscriptionSync } from './subscription-sync';

export interface SubscribeTo {
  readonly priceId: string;
  readonly kid: string | undefined;
}

type Order = Omit<CheckoutOrder, 'successUrl' | 'cancelUrl'>;

@Injectable()
export class BillingService {
  constructor(
    @Inject(PaymentProvider) private readonly provider: PaymentProvider,
    private readonly billing: BillingRepository,
    private readonly leases: BillingLeaseService,
    private readonly customers: PaymentCustomers,
    private readonly sync: SubscriptionSync,
    private readonly prices: PlanPrices,
    private readonly keys: KeysRepository,
    private readonly clock: Clock,
    @InjectConfig() private readonly config: Pick<CommonConfig, 'PUBLIC_URL'>,
  ) {}

  /**
   * The provider's page where this plan is paid for, or, with a subscription, changed to.
   *
   * @throws {PriceUnknownError} nothing is sold at this price.
   * @throws {KeyNotFoundError} the key is not one of this user's.
   * @throws {PlanIsCurrentError} the user is on this plan, and it goes on.
   * @throws {PaymentsUnavailableError} the provider does not answer.
   */
  async subscribe(user: Principal, { priceId, kid }: SubscribeTo): Promise<string> {
    const plan = this.prices.planAt(priceId);
    if (!plan) throw new PriceUnknownError();
    if (kid !== undefined && !(await this.keys.list(user.id)).some((key) => key.kid === kid))
      throw new KeyNotFoundError();
    // Two tabs take turns, so that a customer never has two open checkouts and pays twice.
    const url = await this.leases.withLease(user.id, async () => {
      const customerId = await this.customers.of(user);
      const order = { customerId, userId: user.id, plan, priceId };
      const live = await this.readLiveSubscription(user.id, customerId);
      return live ? this.changePlan(live, order) : this.checkOut(order);
    });
    // Refused only now: what the provider said about the subscription stays written.
    if (url === null) throw new PlanIsCurrentError();
    return url;
  }

  /**
   * The provider's page with invoices, card and cancellation.
   *
   * @throws {NoSubscriptionError} the user never paid for anything.
   * @throws {PaymentsUnavailableError} the provider does not answer.
   */
  async openPortal(userId: string): Promise<string> {
    const [customerId, subscriptions] = await Promise.all([
      this.billing.findCustomer(userId, this.provider.name),
      this.billing.listSubscriptions(userId),
    ]);
    if (customerId === null || !decidingSubscription(subscriptions)) throw new NoSubscriptionError();
    return this.provider.openPortal({ customerId, returnUrl: this.page('/account') });
  }

  /**
   * Ends what the user pays for, at once, and has the provider forget the person. For the deletion of an account; repeatable.
   *
   * @throws {PaymentsUnavailableError} the provider does not answer; nothing was changed.
   */
  async endSubscription(userId: string): Promise<void> {
    await this.leases.withLease(userId, async () => {
      const customerId = await this.billing.findCustomer(userId, this.provider.name);
      if (customerId !== null) await this.provider.deleteCustomer(customerId);
      await this.billing.withUserLock(userId, async (tx) => {
        // Its last events find no customer any more, so what they would say is written here.
        await endLiveSubscriptions(tx, this.clock.now());
        await tx.removeCustomer();
      });
    });
  }

  /** As the provider has it now: what was paid a moment ago may not have reached us yet, and must not be sold twice. */
  private async readLiveSubscription(userId: string, customerId: string): Promise<Subscription | undefined> {
    const snapshotVersion = await this.billing.nextSnapshotVersion();
    const provided = await this.provider.listSubscriptions(customerId);
    const subscriptions = provided.flatMap((subscription) => this.sync.toSubscription(subscription) ?? []);
    await this.billing.withUserLock(userId, async (tx) => {
      for (const subscription of subscriptions) await this.sync.apply(tx, subscription, snapshotVersion);
    });
    return decidingSubscription(subscriptions.filter(isLive));
  }

  /** Null when there is nothing to change. */
  private async changePlan(live: Subscription, { customerId, plan, priceId }: Order): Promise<string | null> {
    // What is due comes first: the portal shows the invoice and takes another card.
    if (live.status === 'past_due') return this.provider.openPortal({ customerId, returnUrl: this.page('/account') });
    if (live.plan === plan.slug) return null;
    return this.provider.openPlanChange({
      customerId,
      subscriptionId: live.id,
      priceId,
      doneUrl: this.page(`/account?checkout=success&plan=${plan.slug}`),
      returnUrl: this.page('/account'),
    });
  }

  private checkOut(order: Order): Promise<string> {
    return this.provider.openCheckout({
      ...order,
      successUrl: this.page(`/account?checkout=success&plan=${order.plan.slug}`),
      cancelUrl: this.page('/account?checkout=canceled'),
    });
  }

  private page(path: string): string {
    return new URL(path, this.config.PUBLIC_URL).href;
  }
}
