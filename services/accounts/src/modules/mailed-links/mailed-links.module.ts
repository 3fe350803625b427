import { Module } from '@nestjs/common';
import { AddressChangeLinks, AddressUndoLinks, RecoveryLinks, VerificationLinks } from './link-kinds';

const LINKS = [VerificationLinks, RecoveryLinks, AddressChangeLinks, AddressUndoLinks];

@Module({ providers: LINKS, exports: LINKS })
export class MailedLinksModule {}
