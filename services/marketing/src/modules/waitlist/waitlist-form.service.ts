import { type Message, waitlistTexts } from '@declic/openapi/texts';
import { Injectable } from '@nestjs/common';
import { FormThrottle } from '../form-throttle';
import { cleanAddress, findFormFault, type WaitlistForm } from './waitlist-form';
import { SIGN_UPS } from './waitlist-limits';
import { WaitlistService } from './waitlist.service';

export interface SubmittedForm extends WaitlistForm {
  readonly consent_version: string;
  readonly page: string;
}

/** Why a form was not taken, and how long to wait when it was one too many. */
export interface FormRefusal {
  readonly message: Message;
  readonly secondsToWait?: number;
}

@Injectable()
export class WaitlistFormService {
  constructor(
    private readonly waitlist: WaitlistService,
    private readonly throttle: FormThrottle,
  ) {}

  /** Signs up the address of a form. Gives what the page has to say when that is not possible. */
  async submit(form: SubmittedForm, visitor: string): Promise<FormRefusal | undefined> {
    const fault = findFormFault(form);
    if (fault) return { message: fault };
    const secondsToWait = await this.throttle.secondsToWait(SIGN_UPS, visitor);
    if (secondsToWait !== undefined)
      return { message: waitlistTexts[form.language].tooFast(secondsToWait), secondsToWait };
    const { language, page, consent_version: consentVersion } = form;
    await this.waitlist.join({ email: cleanAddress(form), consentVersion, language, page });
    return undefined;
  }
}
