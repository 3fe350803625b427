import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What visitors get of a deployable. */
@Entity('current_release')
export class ChoiceEntity {
  @PrimaryColumn({ type: 'text' }) name!: string;
  @Column('text') version!: string;

  /** Where a rollback goes. */
  @Column('text', { nullable: true }) previous!: string | null;

  /** The version that a share of the visitors gets instead. */
  @Column('text', { nullable: true }) canary!: string | null;
  @Column('smallint', { nullable: true }) canaryPercent!: number | null;

  /** Since when changes are refused. */
  @Column('timestamptz', { nullable: true }) frozenAt!: Date | null;

  /** Since when no visitor gets it. */
  @Column('timestamptz', { nullable: true }) retiredAt!: Date | null;

  @Column('text') chosenBy!: string;
  @Column('timestamptz', { default: () => 'now()' }) chosenAt!: Date;

  /** Grows with each change; a bigint is text in JavaScript. */
  @Column('bigint', { default: 1 }) revision!: string;
}
