import { Clock, type OpOutput, queryAsUser } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ActionsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { deriveWebhookSecret } from './webhook-signature';

/** For so long after a renewal, the secret before it signs, too. */
const OVERLAP_MS = 24 * 60 * 60 * 1_000;

/** Secrets that sign one message. */
const MAX_SECRETS = 4;

interface Renewal {
  readonly version: number;
  readonly renewed_at: Date;
}

/** The secrets that sign the callbacks of accounts. An account has one from the beginning, version 0. */
@Injectable()
export class WebhookSecrets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @InjectConfig() private readonly config: ActionsConfig,
  ) {}

  async read(userId: string): Promise<OpOutput<'getWebhookSecret'>> {
    const [latest] = await this.listRenewals(userId);
    return {
      secret: this.derive(userId, latest?.version ?? 0),
      renewed_at: latest?.renewed_at.toISOString() ?? null,
    };
  }

  async renew(userId: string): Promise<OpOutput<'getWebhookSecret'>> {
    await queryAsUser(this.dataSource, userId, (manager) =>
      manager.query(
        `insert into webhook_secret (user_id, version, renewed_at)
         select $1, coalesce(max(version), 0) + 1, $2 from webhook_secret where user_id = $1
         on conflict do nothing`,
        [userId, this.clock.now()],
      ),
    );
    return this.read(userId);
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

  private derive(userId: string, version: number): string {
    return deriveWebhookSecret(this.config.WEBHOOK_SECRET, userId, version);
  }
}
