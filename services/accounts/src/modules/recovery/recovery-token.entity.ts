import { Entity } from 'typeorm';
import { MailedLinkEntity } from '../links/mailed-link.entity';

@Entity('recovery_token')
export class RecoveryTokenEntity extends MailedLinkEntity {}
