import { callOtherService, isOffered, type OfferedFunction, queryAsUser, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiKeyEntity } from '../keys/api-key.entity';
import { UserEntity } from '../users/user.entity';

/** What the other services do when a user leaves: settle what runs, and erase what they keep. */
const SETTLE: OfferedFunction = 'actions_api.settle_user_v1';
const ERASE: readonly OfferedFunction[] = ['flow_api.erase_user_v1', 'actions_api.erase_user_v1'];

@Injectable()
export class AccountDeletionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws {OtherServiceError} a service that is installed cannot do its part. */
  async assertErasable(): Promise<void> {
    for (const name of [SETTLE, ...ERASE]) await isOffered(this.dataSource.manager, name);
  }

  /** Refuses the user's keys until then. Null ends the pause. */
  async pauseKeys(userId: string, pausedUntil: Date | null): Promise<void> {
    await queryAsUser(this.dataSource, userId, (manager) => manager.update(ApiKeyEntity, { userId }, { pausedUntil }));
  }

  /** Whether the user is gone. */
  async isErased(userId: string): Promise<boolean> {
    return !(await this.dataSource.manager.existsBy(UserEntity, { id: userId }));
  }

  /** Gives back what a crash left running, and says how many runs have begun and not ended. */
  countRunsInFlight(userId: string): Promise<number> {
    return withUser(this.dataSource, userId, (manager) => this.settle(manager, userId));
  }

  /**
   * Runs `work` as a user who can neither begin a session nor be charged until it is done. Null when the user is gone already.
   * `settled` says whether every run has ended: none can begin any more.
   */
  withHeldUser<Result>(
    userId: string,
    work: (manager: EntityManager, user: UserEntity, settled: boolean) => Promise<Result>,
  ): Promise<Result | null> {
    return withUser(this.dataSource, userId, async (manager) => {
      const user = await manager.findOne(UserEntity, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
      if (!user) return null;
      // Charges wait for this row and are then refused, also those whose key was looked at before.
      await manager.query(`select set_account(user_id, null, 'suspended') from credit_account where user_id = $1`, [
        userId,
      ]);
      return work(manager, user, (await this.settle(manager, userId)) === 0);
    });
  }

  /** Whether the payment provider knows the user. The held user cannot become a customer any more. */
  async isCustomer(manager: EntityManager, userId: string): Promise<boolean> {
    const rows = await manager.query<object[]>('select from payment_customer where user_id = $1', [userId]);
    return rows.length > 0;
  }

  /**
   * Everything that names the person, here and in the other services.
   *
   * @throws {OtherServiceError} a service that is installed cannot do its part.
   */
  async erase(manager: EntityManager, { id, email }: UserEntity): Promise<void> {
    for (const name of ERASE) await callOtherService(manager, name, [id]);
    await this.forgetJobs(manager, id, email);
    // Keys, sessions and links go with it.
    await manager.delete(UserEntity, { id });
  }

  private async settle(manager: EntityManager, userId: string): Promise<number> {
    return (await callOtherService<number>(manager, SETTLE, [userId])) ?? 0;
  }

  /** Queued and failed jobs, such as mails, contain the address. A running one ends by itself. */
  private async forgetJobs(manager: EntityManager, id: string, email: string): Promise<void> {
    await manager.query(
      `delete from accounts_jobs._private_jobs where locked_by is null
         and (payload->>'user_id' = $1 or lower(payload->>'email') = lower($2) or lower(payload->>'to') = lower($2))`,
      [id, email],
    );
  }
}
