import { callOtherService, type OfferedFunction, UnauthorizedError, withUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Exported data besides the ledger; secrets and their hashes are left out. */
export interface AccountSections extends Readonly<
  Record<'sessions' | 'devices' | 'links' | 'keys', readonly object[]>
> {
  readonly user: object;
  readonly credits: object | null;
  /** What the other services keep about the user, by service; null where one keeps nothing or is not installed. */
  readonly actions: object | null;
  readonly flow: object | null;
}

interface LoggedRequest {
  readonly id: string;
}

const REQUESTS_AT_ONCE = 1_000;

const USER = `select id, email, created_at, verified_at from users where id = $1`;

const SESSIONS = `
  select created_at, renewed_at, expires_at, ended_at, ended_because, user_agent from session_family where user_id = $1 order by created_at`;

const DEVICES = `
  select first_seen_at, last_seen_at from known_device where user_id = $1 order by first_seen_at`;

const LINKS = `
  select purpose, email, created_at, expires_at, used_at from (
    select 'verification' as purpose, null as email, user_id, created_at, expires_at, used_at from verification_token
    union all select 'recovery', null, user_id, created_at, expires_at, used_at from recovery_token
    union all select 'address change', email, user_id, created_at, expires_at, used_at from address_change_token
    union all select 'address undo', email, user_id, created_at, expires_at, used_at from address_undo_token
  ) as link where user_id = $1 order by created_at`;

const KEYS = `
  select kid, label, created_at, last_used_at, usage_count::float8, revoked_at from listed_key where user_id = $1 order by created_at`;

const CREDITS = `
  select plan, status, balance::float8, request_count::float8, usage_count::float8, last_used_at, created_at
  from credit_account where user_id = $1`;

/** Reads as the user, of whose rows alone the database knows then. */
@Injectable()
export class AccountExportRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws {UnauthorizedError} the user is gone. */
  read(userId: string): Promise<AccountSections> {
    return withUser(this.dataSource, userId, async (manager) => {
      const list = (statement: string) => manager.query<object[]>(statement, [userId]);
      const [user] = await list(USER);
      if (!user) throw new UnauthorizedError();
      return {
        user,
        sessions: await list(SESSIONS),
        devices: await list(DEVICES),
        links: await list(LINKS),
        keys: await list(KEYS),
        credits: (await list(CREDITS))[0] ?? null,
        actions: await this.ask(manager, 'actions_api.export_user_v1', userId),
        flow: await this.ask(manager, 'flow_api.export_user_v1', userId),
      };
    });
  }

  /** The calls of the last 30 days, newest first, in batches: each is a short read of its own. None without the actions service. */
  async *requestBatches(userId: string): AsyncGenerator<LoggedRequest[]> {
    let before: string | null = null;
    do {
      const batch: LoggedRequest[] = await this.readRequests(userId, before);
      yield batch;
      before = batch.length < REQUESTS_AT_ONCE ? null : (batch.at(-1)?.id ?? null);
    } while (before !== null);
  }

  private async readRequests(userId: string, before: string | null): Promise<LoggedRequest[]> {
    const values = [userId, before, REQUESTS_AT_ONCE];
    const { manager } = this.dataSource;
    return (await callOtherService<LoggedRequest[]>(manager, 'actions_api.export_requests_v1', values)) ?? [];
  }

  private ask(manager: EntityManager, name: OfferedFunction, userId: string): Promise<object | null> {
    return callOtherService<object>(manager, name, [userId]);
  }
}
