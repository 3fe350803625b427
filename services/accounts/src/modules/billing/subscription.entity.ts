import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaidPlanSlug } from './plans';
import type { Subscription, SubscriptionStatus } from './subscription';

@Entity('subscription')
export class SubscriptionEntity implements Subscription {
  @PrimaryColumn('text')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  plan!: PaidPlanSlug;

  @Column('text')
  status!: SubscriptionStatus;

  @Column('timestamptz', { name: 'period_start' })
  periodStart!: Date;

  @Column('timestamptz', { name: 'period_end' })
  periodEnd!: Date;

  @Column('timestamptz', { name: 'ends_at', nullable: true })
  endsAt!: Date | null;

  @Column('text', { name: 'scheduled_plan', nullable: true })
  scheduledPlan!: PaidPlanSlug | null;

  @Column('timestamptz', { name: 'scheduled_at', nullable: true })
  scheduledAt!: Date | null;

  /** Which reading of the provider this is; PostgreSQL counts beyond what a number holds. */
  @Column('bigint')
  reading!: string;
}
