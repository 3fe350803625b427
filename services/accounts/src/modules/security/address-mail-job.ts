import { Mailer } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { SecurityMails } from '../mails/security-mails';
import { AddressChangeService } from './address-change.service';

/** Makes a new link about the address of an account and mails it: the link is in the mail and nowhere else. */
@Injectable()
export abstract class AddressMailJob {
  constructor(
    protected readonly changes: AddressChangeService,
    protected readonly mails: SecurityMails,
    protected readonly mailer: Mailer,
  ) {}
}
