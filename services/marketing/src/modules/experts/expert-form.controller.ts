import { Http, type HttpExchange, Input, Op, type OpInput, Public, sendPage } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { FormThrottle } from '../form-throttle';
import { readExpertForm } from './expert-form';
import { expertFormPage, requestedPage } from './expert-form-page';
import { EXPERT_REQUESTS } from './experts-limits';
import { ExpertsService } from './experts.service';

const TOO_MANY = 'Vous avez déjà envoyé plusieurs demandes. Réessayez dans une heure.';

/** The request to the experts without JavaScript. */
@Controller()
export class ExpertFormController {
  constructor(
    private readonly experts: ExpertsService,
    private readonly throttle: FormThrottle,
  ) {}

  @Op('submitExpertForm')
  @Public()
  async submit(@Input() { body }: OpInput<'submitExpertForm'>, @Http() { request, reply }: HttpExchange) {
    const read = readExpertForm(body);
    if ('faults' in read) return sendPage(reply, expertFormPage(body, read.faults));
    if (await this.throttle.secondsToWait(EXPERT_REQUESTS, request.ip))
      return sendPage(reply, expertFormPage(body, new Map(), TOO_MANY));
    const { page, consent_version: consentVersion } = body;
    await this.experts.request({ ...read.fields, consentVersion, page });
    return sendPage(reply, requestedPage);
  }
}
