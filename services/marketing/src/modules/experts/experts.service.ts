import { atField, Jobs, SEND_MAIL, Throttle, ValidationError } from '@declic/nest-kit';
import { findConsentWording } from '@declic/openapi/texts';
import { Injectable } from '@nestjs/common';
import type { MarketingConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import type { ExpertRequest } from './expert-request';
import { receipts } from './experts-limits';
import { receiptMail, requestMail } from './experts-mail';
import { ExpertsRepository } from './experts.repository';

@Injectable()
export class ExpertsService {
  constructor(
    private readonly experts: ExpertsRepository,
    private readonly throttle: Throttle,
    private readonly jobs: Jobs,
    @InjectConfig() private readonly config: MarketingConfig,
  ) {}

  /**
   * Keeps a request with the consent given for it; the mails leave when both are stored.
   *
   * @decision D43
   * @throws {ValidationError} this version of the consent was never shown.
   */
  async request(request: ExpertRequest): Promise<void> {
    const wording = findConsentWording('experts', request.consentVersion, 'fr');
    if (wording === undefined) throw new ValidationError('This consent is not known.', unknownConsent);
    await this.experts.inTransaction(async (manager) => {
      await this.experts.keep(manager, request, wording);
      await this.jobs.add(manager, SEND_MAIL, requestMail(this.config.EXPERTS_MAIL, request));
      const [receipt] = await this.throttle.hit(manager, [receipts(request.email)]);
      if (receipt?.allowed) await this.jobs.add(manager, SEND_MAIL, receiptMail(request));
    });
  }
}

const unknownConsent = atField('consent_version', 'is not a version that was shown');
