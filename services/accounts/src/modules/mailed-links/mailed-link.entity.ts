import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A link that was mailed. Only its hash is kept; used and replaced ones stay, so that opening them again can be explained. */
export abstract class MailedLinkEntity {
  @PrimaryColumn('bytea') tokenHash!: Buffer;
  @Column('uuid') userId!: string;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) usedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) supersededAt!: Date | null;
}

@Entity('verification_token')
export class VerificationLinkEntity extends MailedLinkEntity {
  /** The sign-up that the link confirms; null once the address is confirmed. */
  @Column('uuid', { nullable: true }) signUpId!: string | null;
}

@Entity('recovery_token')
export class RecoveryLinkEntity extends MailedLinkEntity {}

/** A link that gives an account the address that it was mailed to. */
export abstract class AddressLinkEntity extends MailedLinkEntity {
  @Column('text') email!: string;
}

/** To the address that a user wants to have. */
@Entity('address_change_token')
export class AddressChangeLinkEntity extends AddressLinkEntity {}

/** To the address that a user had, in case the change was not theirs. */
@Entity('address_undo_token')
export class AddressUndoLinkEntity extends AddressLinkEntity {}
