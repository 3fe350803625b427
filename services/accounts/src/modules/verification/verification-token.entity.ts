import { Entity } from 'typeorm';
import { MailedLinkEntity } from '../links/mailed-link.entity';

@Entity('verification_token')
export class VerificationTokenEntity extends MailedLinkEntity {}
