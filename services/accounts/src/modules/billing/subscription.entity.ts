import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PaidPlanSlug } from './plans';
import type { Subscription, SubscriptionStatus } from './subscription';

@Entity('subscription')
export class SubscriptionEntity implements Subscription {
  @PrimaryColumn('text') id!: string;
  @Column('uuid') userId!: string;
  @Column('text') plan!: PaidPlanSlug;
  @Column('text') status!: SubscriptionStatus;
  @Column('timestamptz') periodStart!: Date;
  @Column('timestamptz') periodEnd!: Date;
  @Column('timestamptz', { nullable: true }) endsAt!: Date | null;
  @Column('text', { nullable: true }) scheduledPlan!: PaidPlanSlug | null;
  @Column('timestamptz', { nullable: true }) scheduledAt!: Date | null;

  /** Higher in each later snapshot of the provider's subscription; PostgreSQL counts beyond what a number holds. */
  @Column('bigint', { name: 'reading' }) snapshotVersion!: string;
}
