import { Http, type HttpExchange, Input, Op, type OpInput, Public, sendPage, Throttled } from '@declic/nest-kit';
import { Controller, UseGuards } from '@nestjs/common';
import { SameOriginGuard } from '../sessions/same-origin.guard';
import { LINK_CHECKS } from '../throttle/link-checks';
import { ResendVerificationService } from './resend-verification.service';
import { SignUpBrowser } from './sign-up-browser';
import { mailOnItsWayPage } from './verification-pages';

@Controller()
export class ResendVerificationController {
  constructor(
    private readonly verification: ResendVerificationService,
    private readonly browser: SignUpBrowser,
  ) {}

  @Op('resendVerification')
  @Public()
  async resend(@Input() { body: { email } }: OpInput<'resendVerification'>, @Http() { request }: HttpExchange) {
    await this.verification.resend({ email, ip: request.ip, browserHash: this.browser.read(request) });
    return { email };
  }

  @Op('renewVerification')
  @Public()
  @Throttled(LINK_CHECKS)
  @UseGuards(SameOriginGuard)
  async renew(@Input() { body: { token } }: OpInput<'renewVerification'>, @Http() { request, reply }: HttpExchange) {
    await this.verification.resendFor(token, { ip: request.ip, browserHash: this.browser.read(request) });
    return sendPage(reply, mailOnItsWayPage);
  }
}
