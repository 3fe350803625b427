import { DomainError } from '@declic/nest-kit';
import type { MailedLinkEntity } from './mailed-link.entity';

/** Why a mailed link opens nothing: it is unknown or replaced (`invalid`), too old, or was used. */
export type LinkFault = 'invalid' | 'expired' | 'used';

/** What one kind of link answers to each. */
export type LinkAnswers = Readonly<Record<LinkFault, { readonly code: string; readonly title: string }>>;

/** A mailed link opens nothing. */
export class LinkError extends DomainError {
  readonly kind: 'not-found' | 'conflict';
  readonly code: string;

  constructor(
    readonly fault: LinkFault,
    answers: LinkAnswers,
  ) {
    super(answers[fault].title);
    this.kind = fault === 'invalid' ? 'not-found' : 'conflict';
    this.code = answers[fault].code;
  }
}

/** @throws {LinkError} the link is unknown or replaced, was used, or has expired. */
export function assertUsable<Link extends MailedLinkEntity>(link: Link | null, now: Date, answers: LinkAnswers): Link {
  if (!link || link.supersededAt) throw new LinkError('invalid', answers);
  if (link.usedAt) throw new LinkError('used', answers);
  if (link.expiresAt <= now) throw new LinkError('expired', answers);
  return link;
}
