import { Column, Entity } from 'typeorm';
import { OwnedRowEntity } from '../users/owned-row.entity';

/** One sign-up for an address that is not confirmed yet: the password that its own link brings, and the browser that it came from. */
@Entity('sign_up')
export class SignUpEntity extends OwnedRowEntity {
  /** As it was typed in this sign-up. */
  @Column('text') email!: string;
  @Column('text') passwordHash!: string;

  /** SHA-256 of the browser's sign-up cookie. */
  @Column('bytea', { nullable: true }) browserHash!: Buffer | null;
}
