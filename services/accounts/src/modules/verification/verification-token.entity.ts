import { Column, Entity } from 'typeorm';
import { MailedLinkEntity } from '../links/mailed-link.entity';

@Entity('verification_token')
export class VerificationTokenEntity extends MailedLinkEntity {
  /** The sign-up that the link confirms; null once the address is confirmed. */
  @Column('uuid', { nullable: true }) signUpId!: string | null;
}
