import { Column, Entity } from 'typeorm';
import { MailedLinkEntity } from '../links/mailed-link.entity';

/** A link that gives an account the address that it was mailed to. */
export abstract class AddressLinkEntity extends MailedLinkEntity {
  @Column('text') email!: string;
}

/** To the address that a user wants to have. */
@Entity('address_change_token')
export class AddressChangeEntity extends AddressLinkEntity {}

/** To the address that a user had, in case the change was not theirs. */
@Entity('address_undo_token')
export class AddressUndoEntity extends AddressLinkEntity {}
