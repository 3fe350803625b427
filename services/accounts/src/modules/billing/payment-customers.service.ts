import { Clock, type Principal } from '@declic/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { BillingRepository } from './billing.repository';
import { endLiveSubscriptions } from './end-live-subscriptions';
import { PaymentProvider } from './payment-provider';

/** Who a user is at the payment provider. */
@Injectable()
export class PaymentCustomers {
  constructor(
    @Inject(PaymentProvider) private readonly provider: PaymentProvider,
    private readonly billing: BillingRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * The user's customer, made when there is none. Two that ask at once get the same, because the provider knows the user's name.
   *
   * @throws {PaymentsUnavailableError} the provider does not answer.
   */
  async of(user: Principal): Promise<string> {
    const known = await this.billing.findCustomer(user.id, this.provider.name);
    const customerId = await this.present(known, user);
    if (customerId === known) return known;
    await this.billing.alone(user.id, async (tx) => {
      // Another tab may have been here meanwhile.
      const present = await tx.findCustomer(this.provider.name);
      if (present !== null && present !== customerId) await endLiveSubscriptions(tx, this.clock.now());
      await tx.saveCustomer(this.provider.name, customerId);
    });
    return customerId;
  }

  private async present(known: string | null, { id, email }: Principal): Promise<string> {
    const customerId = known ?? (await this.provider.createCustomer({ id, email }));
    if (await this.provider.hasCustomer(customerId)) return customerId;
    return this.provider.createCustomer({ id, email, insteadOf: customerId });
  }
}
