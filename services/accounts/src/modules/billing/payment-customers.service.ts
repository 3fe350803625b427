import { Clock, isForeignKeyViolation, Jobs, type Principal, UnauthorizedError } from '@declic/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UsersRepository } from '../users/users.repository';
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
    private readonly users: UsersRepository,
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * The user's customer with the present address, made when there is none. Two calls at once get the same customer, because the
   * provider knows the user's id.
   *
   * @throws {PaymentsUnavailableError} the provider does not answer.
   * @throws {UnauthorizedError} the account was erased meanwhile.
   */
  async of({ id: userId }: Pick<Principal, 'id'>): Promise<string> {
    const known = await this.billing.findCustomer(userId, this.provider.name);
    const customerId = await this.present(known, userId);
    if (customerId === known) return known;
    try {
      await this.save(userId, customerId);
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
      // The account was erased while the provider answered, and nothing else knows of this customer. A job, because the provider
      // may be away.
      await this.jobs.add(this.dataSource.manager, DELETE_CUSTOMER, { customer_id: customerId });
      throw new UnauthorizedError(undefined, error);
    }
    // The job of a change of address does nothing while the user has no customer.
    await this.updateAddress(userId);
    return customerId;
  }

  /**
   * Tells the provider the present address of a user, if it has such a customer.
   *
   * @throws {PaymentsUnavailableError} the provider does not answer.
   */
  async updateAddress(userId: string): Promise<void> {
    const customerId = await this.billing.findCustomer(userId, this.provider.name);
    if (customerId !== null) await this.writeAddress(customerId, userId);
  }

  private save(userId: string, customerId: string): Promise<void> {
    return this.billing.withUserLock(userId, async (tx) => {
      // Another tab may have been here meanwhile.
      const present = await tx.findCustomer(this.provider.name);
      if (present !== null && present !== customerId) await endLiveSubscriptions(tx, this.clock.now());
      await tx.saveCustomer(this.provider.name, customerId);
    });
  }

  private async present(known: string | null, id: string): Promise<string> {
    const customerId = known ?? (await this.provider.createCustomer({ id }));
    if (await this.writeAddress(customerId, id)) return customerId;
    return this.provider.createCustomer({ id, insteadOf: customerId });
  }

  /**
   * Writes again when the address changed meanwhile: of two concurrent writers, the later one may have read the older address.
   * False when the provider has no such customer.
   */
  private async writeAddress(customerId: string, userId: string): Promise<boolean> {
    let written: string | null = null;
    for (;;) {
      const email = (await this.users.findById(userId))?.email;
      // The account was erased: saving its customer fails, which deletes the customer.
      if (email === undefined || email === written) return true;
      if (!(await this.provider.updateCustomer({ customerId, email }))) return false;
      written = email;
    }
  }
}
