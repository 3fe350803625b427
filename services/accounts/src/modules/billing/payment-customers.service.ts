import { Clock, isForeignKeyViolation, Jobs, type Principal, UnauthorizedError } from '@declic/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DELETE_CUSTOMER } from './billing.jobs';
import { BillingRepository } from './billing.repository';
import { endLiveSubscriptions } from './end-live-subscriptions';
import { PaymentProvider } from './payment-provider';

/** Who a user is at the payment provider. */
@Injectable()
export class PaymentCustomers {
  constructor(
    @Inject(PaymentProvider) private readonly provider: PaymentProvider,
    private readonly billing: BillingRepository,
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * The user's customer, made when there is none. Two that ask at once get the same, because the provider knows the user's name.
   *
   * @throws {PaymentsUnavailableError} the provider does not answer.
   * @throws {UnauthorizedError} the account was erased meanwhile.
   */
  async of(user: Principal): Promise<string> {
    const known = await this.billing.findCustomer(user.id, this.provider.name);
    const customerId = await this.present(known, user);
    if (customerId === known) return known;
    try {
      await this.save(user.id, customerId);
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
      // The account was erased while the provider answered, and nothing else knows of this customer. A job, because the provider
      // may be away.
      await this.jobs.add(this.dataSource.manager, DELETE_CUSTOMER, { customer_id: customerId });
      throw new UnauthorizedError(undefined, error);
    }
    return customerId;
  }

  private save(userId: string, customerId: string): Promise<void> {
    return this.billing.alone(userId, async (tx) => {
      // Another tab may have been here meanwhile.
      const present = await tx.findCustomer(this.provider.name);
      if (present !== null && present !== customerId) await endLiveSubscriptions(tx, this.clock.now());
      await tx.saveCustomer(this.provider.name, customerId);
    });
  }

  private async present(known: string | null, { id, email }: Principal): Promise<string> {
    const customerId = known ?? (await this.provider.createCustomer({ id, email }));
    if (await this.provider.hasCustomer(customerId)) return customerId;
    return this.provider.createCustomer({ id, email, insteadOf: customerId });
  }
}
