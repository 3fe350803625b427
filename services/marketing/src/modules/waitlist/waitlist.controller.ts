import { Input, Op, type OpInput, type OpOutput, Public, sendPage, Throttled } from '@declic/nest-kit';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { askPage, donePage, expiredPage } from './confirmation-page';
import { SIGN_UPS } from './waitlist-limits';
import { WaitlistService } from './waitlist.service';

@Controller()
export class WaitlistController {
  constructor(private readonly waitlist: WaitlistService) {}

  @Op('joinWaitlist')
  @Public()
  @Throttled(SIGN_UPS)
  async join(@Input() { body }: OpInput<'joinWaitlist'>): Promise<OpOutput<'joinWaitlist'>> {
    const { email, consent_version: consentVersion, language, page } = body;
    await this.waitlist.join({ email, consentVersion, language, page });
    return { email };
  }

  @Op('showWaitlistConfirmation')
  @Public()
  async show(
    @Input() { query }: OpInput<'showWaitlistConfirmation'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const language = await this.waitlist.languageOfLink(query.token);
    return sendPage(reply, language ? askPage(language, query.token) : expiredPage());
  }

  @Op('confirmWaitlistEntry')
  @Public()
  async confirm(
    @Input() { body }: OpInput<'confirmWaitlistEntry'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const language = await this.waitlist.confirm(body.token);
    return sendPage(reply, language ? donePage(language) : expiredPage());
  }
}
