import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  AddressChangeLinkEntity,
  AddressUndoLinkEntity,
  type MailedLinkEntity,
  RecoveryLinkEntity,
  VerificationLinkEntity,
} from './mailed-link.entity';
import type { LinkAnswers } from './link-error';
import { type LinkKind, MailedLinks } from './mailed-links';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

const VERIFICATION: LinkKind<VerificationLinkEntity> = {
  entity: VerificationLinkEntity,
  lifetimeMs: DAY_MS,
  replaces: 'sign-up',
  answers: {
    invalid: {
      code: 'verification_link_invalid',
      title: 'This verification link is not valid, or a newer one was sent.',
    },
    expired: { code: 'verification_link_expired', title: 'This verification link has expired.' },
    used: { code: 'verification_link_used', title: 'This verification link was already used.' },
  },
};

const RECOVERY: LinkKind<RecoveryLinkEntity> = {
  entity: RecoveryLinkEntity,
  lifetimeMs: HOUR_MS,
  replaces: 'user',
  answers: {
    invalid: { code: 'recovery_link_invalid', title: 'This link is not valid, or a newer one was sent.' },
    expired: { code: 'recovery_link_expired', title: 'This link has expired. Ask for a new one.' },
    used: { code: 'recovery_link_used', title: 'This link was already used. Ask for a new one.' },
  },
};

const ADDRESS_ANSWERS: LinkAnswers = {
  invalid: { code: 'email_link_invalid', title: 'This link is not valid, or a newer one was sent.' },
  expired: { code: 'email_link_expired', title: 'This link has expired.' },
  used: { code: 'email_link_used', title: 'This link was already used.' },
};

const ADDRESS_CHANGE: LinkKind<AddressChangeLinkEntity> = {
  entity: AddressChangeLinkEntity,
  lifetimeMs: DAY_MS,
  replaces: 'user',
  answers: ADDRESS_ANSWERS,
};

/** After two changes both former addresses can restore the account, so none is replaced. */
const ADDRESS_UNDO: LinkKind<AddressUndoLinkEntity> = {
  entity: AddressUndoLinkEntity,
  lifetimeMs: 7 * DAY_MS,
  replaces: 'none',
  answers: ADDRESS_ANSWERS,
};

/** The base of the provider of a kind of links. */
function provideLinks<Link extends MailedLinkEntity>(kind: LinkKind<Link>) {
  @Injectable()
  class Links extends MailedLinks<Link> {
    constructor(dataSource: DataSource, clock: Clock) {
      super(kind, dataSource, clock);
    }
  }
  return Links;
}

/** Confirms the address of a sign-up. */
export class VerificationLinks extends provideLinks(VERIFICATION) {}

/** Sets a new password. */
export class RecoveryLinks extends provideLinks(RECOVERY) {}

/** Moves an account to a new address. */
export class AddressChangeLinks extends provideLinks(ADDRESS_CHANGE) {}

/** Moves an account back to a former address. */
export class AddressUndoLinks extends provideLinks(ADDRESS_UNDO) {}
