import { Column, Entity } from 'typeorm';
import { bigInteger } from '../../credits/big-integer';
import { OwnedRowEntity } from '../../users/owned-row.entity';

/** A payment page that was opened, and what became of it. */
@Entity('purchase')
export class PurchaseEntity extends OwnedRowEntity {
  @Column('text') product!: string;
  @Column('text') description!: string;

  /** In the smallest unit of the currency. */
  @Column('bigint', { transformer: bigInteger }) amount!: number;
  @Column('text') currency!: string;
  @Column('text') provider!: string;
  @Column('text') state!: 'open' | 'processing' | 'paid';

  /** When its payment page closes. */
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) paidAt!: Date | null;

  /** The provider's name for the payment. */
  @Column('text', { nullable: true }) paymentId!: string | null;
}
