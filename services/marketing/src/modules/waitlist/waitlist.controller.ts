import {
  Cacheable,
  Http,
  type HttpExchange,
  Input,
  Op,
  type OpInput,
  Public,
  sendPage,
  Throttled,
} from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { askPage, donePage, expiredPage } from './confirmation-page';
import { SIGN_UPS } from './waitlist-limits';
import { WaitlistService } from './waitlist.service';

@Controller()
export class WaitlistController {
  constructor(private readonly waitlist: WaitlistService) {}

  @Op('joinWaitlist')
  @Public()
  @Throttled(SIGN_UPS)
  async join(@Input() { body }: OpInput<'joinWaitlist'>) {
    const { email, consent_version: consentVersion, language, page } = body;
    await this.waitlist.join({ email, consentVersion, language, page });
    return { email };
  }

  @Op('showWaitlistConfirmation')
  @Public()
  async show(@Input() { query }: OpInput<'showWaitlistConfirmation'>, @Http() { reply }: HttpExchange) {
    const language = await this.waitlist.findConfirmationLanguage(query.token);
    return sendPage(reply, language ? askPage(language, query.token) : expiredPage());
  }

  @Op('confirmWaitlistEntry')
  @Public()
  async confirm(@Input() { body }: OpInput<'confirmWaitlistEntry'>, @Http() { reply }: HttpExchange) {
    const language = await this.waitlist.confirm(body.token);
    return sendPage(reply, language ? donePage(language) : expiredPage());
  }

  @Op('getWaitlistOffer')
  @Public()
  @Cacheable(5)
  offer() {
    return this.waitlist.readOffer();
  }
}
