import { randomUUID } from 'node:crypto';
import { isForeignKeyViolation, queryAsUser, UnauthorizedError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The holder of the lease to change a user's payments at the provider. */
export interface BillingLease {
  readonly userId: string;
  readonly token: string;
}

/** Leases that span calls to the payment provider: rows with an expiry, so that no lock or connection is held during a call. */
@Injectable()
export class BillingLeasesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Null while another has the lease. One that expired belongs to a process that crashed or froze.
   *
   * @throws {UnauthorizedError} the user was deleted.
   */
  async take(userId: string, durationMs: number): Promise<BillingLease | null> {
    const token = randomUUID();
    const rows = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query<unknown[]>(
        `insert into billing_lease as held (user_id, token, expires_at)
         values ($1, $2, clock_timestamp() + make_interval(secs => $3 / 1000.0))
         on conflict (user_id) do update set token = excluded.token, expires_at = excluded.expires_at
           where held.expires_at < clock_timestamp()
         returning user_id`,
        [userId, token, durationMs],
      ),
    ).catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? new UnauthorizedError(undefined, error) : error;
    });
    return rows.length > 0 ? { userId, token } : null;
  }

  /** False when the lease had expired: another may have had its turn since. */
  async giveBack({ userId, token }: BillingLease): Promise<boolean> {
    const rows = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query<unknown[]>(
        `with given_back as (delete from billing_lease where user_id = $1 and token = $2 returning expires_at)
         select from given_back where expires_at > clock_timestamp()`,
        [userId, token],
      ),
    );
    return rows.length > 0;
  }
}
