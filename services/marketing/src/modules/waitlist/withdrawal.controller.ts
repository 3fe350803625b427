import { Http, type HttpExchange, Input, Op, type OpInput, Public, sendPage } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { WaitlistService } from './waitlist.service';
import { askWithdrawalPage, notListedPage, withdrawnPage } from './withdrawal-page';

/** What the link at the end of each mail leads to. */
@Controller()
export class WithdrawalController {
  constructor(private readonly waitlist: WaitlistService) {}

  @Op('showWaitlistWithdrawal')
  @Public()
  async show(@Input() { query }: OpInput<'showWaitlistWithdrawal'>, @Http() { reply }: HttpExchange) {
    const language = await this.waitlist.findWithdrawalLanguage(query.token);
    return sendPage(reply, language ? askWithdrawalPage(language, query.token) : notListedPage());
  }

  @Op('withdrawFromWaitlist')
  @Public()
  async withdraw(@Input() { query }: OpInput<'withdrawFromWaitlist'>, @Http() { reply }: HttpExchange) {
    const language = await this.waitlist.withdraw(query.token);
    return sendPage(reply, language ? withdrawnPage(language) : notListedPage());
  }
}
