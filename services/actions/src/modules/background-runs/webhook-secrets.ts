import { Clock, type OpOutput, queryAsUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ActionsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { deriveWebhookSecret } from './webhook-signature';

/** For so long after a renewal, the secret before it signs, too. */
const OVERLAP_MS = 24 * 60 * 60 * 1_000;

/** @decision D9 */
const KEY_RETENTION_MS = 24 * 60 * 60 * 1_000;

/** Secrets that sign one message. */
const MAX_SECRETS = 4;

interface Renewal {
  readonly version: number;
  readonly renewed_at: Date;
}

type WebhookSecret = OpOutput<'getWebhookSecret'>;

interface Renewed {
  readonly secret: WebhookSecret;
  readonly isReplay: boolean;
}

/** The secrets that sign the callbacks of accounts. An account has one from the beginning, version 0. */
@Injectable()
export class WebhookSecrets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @InjectConfig() private readonly config: ActionsConfig,
  ) {}

  async read(userId: string): Promise<WebhookSecret> {
    const [latest] = await this.listRenewals(userId);
    return this.toSecret(userId, latest);
  }

  /** What the renewal with this key made in the last 24 hours, whatever was renewed since; null when its key is free. */
  async findRenewed(userId: string, key: string): Promise<WebhookSecret | null> {
    const [renewal] = await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query<Renewal[]>(
        `select version, renewed_at from webhook_secret where user_id = $1 and idempotency_key = $2 and renewed_at > $3`,
        [userId, key, this.keptSince()],
      ),
    );
    return renewal ? this.toSecret(userId, renewal) : null;
  }

  /** A new secret; or that of another renewal with the same key, which was made meanwhile. */
  async renew(userId: string, key: string | undefined): Promise<Renewed> {
    const [row] = await this.dataSource.query<(Renewal & { readonly is_replay: boolean })[]>(
      'select * from renew_webhook_secret($1, $2, $3, $4)',
      [userId, key ?? null, this.clock.now(), this.keptSince()],
    );
    return { secret: this.toSecret(userId, row), isReplay: row?.is_replay === true };
  }

  /** The secrets that sign now, the present one first. */
  async listSigning(userId: string): Promise<string[]> {
    const renewals = await this.listRenewals(userId);
    const since = this.clock.now().getTime() - OVERLAP_MS;
    const replaced = renewals
      .filter(({ renewed_at }) => renewed_at.getTime() > since)
      .map(({ version }) => version - 1);
    const versions = [renewals[0]?.version ?? 0, ...replaced];
    return versions.slice(0, MAX_SECRETS).map((version) => this.derive(userId, version));
  }

  /** The newest first. */
  private listRenewals(userId: string): Promise<Renewal[]> {
    return queryAsUser(this.dataSource, userId, (manager) =>
      manager.query<Renewal[]>(
        `select version, renewed_at from webhook_secret where user_id = $1 order by version desc limit ${MAX_SECRETS}`,
        [userId],
      ),
    );
  }

  private keptSince(): Date {
    return new Date(this.clock.now().getTime() - KEY_RETENTION_MS);
  }

  /** Without a renewal it is the first one. */
  private toSecret(userId: string, renewal: Renewal | undefined): WebhookSecret {
    return {
      secret: this.derive(userId, renewal?.version ?? 0),
      renewed_at: renewal?.renewed_at.toISOString() ?? null,
    };
  }

  private derive(userId: string, version: number): string {
    return deriveWebhookSecret(this.config.WEBHOOK_SECRET, userId, version);
  }
}
