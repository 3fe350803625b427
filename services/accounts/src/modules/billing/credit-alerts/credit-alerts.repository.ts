import type { PlanSlug } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { CREDIT_ALERT_THRESHOLDS, type CreditAlert } from './credit-alert-mail';

interface Row {
  readonly email: string;
  readonly plan: PlanSlug;
  readonly threshold: CreditAlert['threshold'];
  readonly used: string;
  readonly granted: string;
  readonly balance: string;
  readonly renews_at: Date | null;
}

@Injectable()
export class CreditAlertsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Takes alerts that are due, at most `limit`, and hands them to `work` in the transaction in which they count as sent. Accounts
   * that were not used since then are not looked at. Returns how many were taken.
   */
  take(
    { now, since, limit }: { readonly now: Date; readonly since: Date | null; readonly limit: number },
    work: (manager: EntityManager, alerts: readonly CreditAlert[]) => Promise<void>,
  ): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const rows: Row[] = await manager.query('select * from take_credit_alerts($1, $2, $3, $4)', [
        now,
        since,
        limit,
        CREDIT_ALERT_THRESHOLDS,
      ]);
      await work(manager, rows.map(toAlert));
      return rows.length;
    });
  }
}

function toAlert({ email, plan, threshold, used, granted, balance, renews_at }: Row): CreditAlert {
  return {
    email,
    plan,
    threshold,
    used: Number(used),
    granted: Number(granted),
    balance: Number(balance),
    renewsAt: renews_at,
  };
}
