import { Input, Op, type OpInput, type OpOutput, Public, sendPage } from '@declic/nest-kit';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askPage, donePage, expiredPage } from './confirmation-page';
import { WaitlistThrottle } from './waitlist-throttle';
import { WaitlistService } from './waitlist.service';

@Controller()
export class WaitlistController {
  constructor(
    private readonly waitlist: WaitlistService,
    private readonly throttle: WaitlistThrottle,
  ) {}

  @Op('joinWaitlist')
  @Public()
  async join(
    @Input() { body }: OpInput<'joinWaitlist'>,
    @Req() request: Pick<FastifyRequest, 'ip'>,
  ): Promise<OpOutput<'joinWaitlist'>> {
    await this.throttle.countSignUp(request.ip);
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
