import { atField, createLinkToken, hashLinkToken, Jobs, Throttle, ValidationError } from '@declic/nest-kit';
import { findConsentWording, WAITLIST_OFFER } from '@declic/openapi/texts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MarketingConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { FORWARD_SIGN_UP, SEND_CONFIRMATION } from './waitlist.jobs';
import type { Language, WaitlistEntryEntity } from './waitlist-entry.entity';
import { confirmationMails } from './waitlist-limits';
import { type WaitlistOffer, WaitlistRepository } from './waitlist.repository';

export interface JoinWaitlist {
  email: string;
  consentVersion: string;
  language: Language;
  page: string;
}

@Injectable()
export class WaitlistService {
  constructor(
    private readonly waitlist: WaitlistRepository,
    private readonly throttle: Throttle,
    private readonly jobs: Jobs,
    @InjectConfig() private readonly config: MarketingConfig,
  ) {}

  /**
   * Stores the address with its consent record. The response does not reveal whether the address was known.
   *
   * @decision D27
   * @throws {ValidationError} this version of the consent was never shown in this language.
   */
  async join({ email, consentVersion: version, language, page }: JoinWaitlist): Promise<void> {
    const wording = findConsentWording('waitlist', version, language);
    if (wording === undefined) throw new ValidationError('This consent is not known.', unknownConsent);
    await this.waitlist.inTransaction(async (manager) => {
      const { entry, isNew } = await this.waitlist.keepEntry(manager, email, language);
      await this.waitlist.recordConsent(manager, entry.id, { version, wording, language, page });
      if (isNew && this.config.WAITLIST_WORKFLOW_URL) await this.jobs.add(manager, FORWARD_SIGN_UP, { email });
      if (!entry.confirmedAt) await this.askForConfirmation(manager, entry);
    });
  }

  /** The language of the page behind a link, or undefined when the link is no longer good. */
  findConfirmationLanguage(token: string): Promise<Language | undefined> {
    return this.waitlist.findConfirmationLanguage(hashLinkToken(token));
  }

  /** Confirms an address; a second click on the same link is no error. */
  confirm(token: string): Promise<Language | undefined> {
    return this.waitlist.confirm(hashLinkToken(token));
  }

  /** The language of the page behind a link that leads off the list, or undefined when the address is off it. */
  findWithdrawalLanguage(token: string): Promise<Language | undefined> {
    return this.waitlist.findWithdrawalLanguage(hashLinkToken(token));
  }

  /** Takes an address off the list. A second press finds nothing, which is what was wanted. */
  withdraw(token: string): Promise<Language | undefined> {
    return this.waitlist.withdraw(hashLinkToken(token));
  }

  async readOffer(): Promise<Omit<WaitlistOffer, 'places_left'> & { places_left: number | null }> {
    return (await this.waitlist.readOffer()) ?? { ...WAITLIST_OFFER, places_left: null };
  }

  private async askForConfirmation(manager: EntityManager, { id, email }: WaitlistEntryEntity): Promise<void> {
    // A mail that is not sent must not be counted, nor end the link of the one before.
    if (!(await this.waitlist.isConfirmationDue(manager, id))) return;
    const [mail] = await this.throttle.hit(manager, [confirmationMails(email)]);
    if (!mail?.allowed) return;

    // Marks the time of the mail; its link is made when it is sent.
    await this.waitlist.replaceConfirmation(manager, id, createLinkToken().tokenHash);
    await this.jobs.add(manager, SEND_CONFIRMATION, { entry_id: id });
  }
}

const unknownConsent = atField('consent_version', 'is not a version that was shown');
