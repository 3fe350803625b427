import { Http, type HttpExchange, Input, Op, type OpInput, type Page, Public, sendPage } from '@declic/nest-kit';
import { Controller, UseGuards } from '@nestjs/common';
import { isForm } from '../mailed-links/is-form';
import { SameOriginGuard } from '../sessions/same-origin.guard';
import { AccountRestorationService } from './account-restoration.service';
import { AddressChangeService } from './address-change.service';
import { changePage, changeRefusalPage, restorationPage, restorationRefusalPage } from './address-pages';
import { type EmailLinkError, isEmailLinkError } from './security.errors';

/** The pages behind the links that move an account to another address; showing them changes nothing. */
@Controller()
export class AddressLinksController {
  constructor(
    private readonly changes: AddressChangeService,
    private readonly restorations: AccountRestorationService,
  ) {}

  @Op('showEmailChange')
  @Public()
  async showChange(@Input() { query: { token = '' } }: OpInput<'showEmailChange'>, @Http() { reply }: HttpExchange) {
    const page = this.changes.check('change', token).then((addresses) => changePage(token, addresses));
    return sendPage(reply, await orRefusal(page, changeRefusalPage));
  }

  @Op('confirmEmailChange')
  @Public()
  @UseGuards(SameOriginGuard)
  async confirmChange(@Input() { body }: OpInput<'confirmEmailChange'>, @Http() http: HttpExchange) {
    return answerForm(this.changes.confirm(body.token), '/api/accounts/email/confirmation', body.token, http);
  }

  @Op('showEmailRestoration')
  @Public()
  async showRestoration(
    @Input() { query: { token = '' } }: OpInput<'showEmailRestoration'>,
    @Http() { reply }: HttpExchange,
  ) {
    const page = this.changes.check('undo', token).then(({ email }) => restorationPage(token, email));
    return sendPage(reply, await orRefusal(page, restorationRefusalPage));
  }

  @Op('restoreEmail')
  @Public()
  @UseGuards(SameOriginGuard)
  async restore(@Input() { body }: OpInput<'restoreEmail'>, @Http() http: HttpExchange) {
    const work = this.restorations.restore(body.token);
    return answerForm(work, '/api/accounts/email/restoration', body.token, http);
  }
}

async function orRefusal(page: Promise<Page>, refusal: (error: EmailLinkError) => Page): Promise<Page> {
  try {
    return await page;
  } catch (error) {
    if (isEmailLinkError(error)) return refusal(error);
    throw error;
  }
}

/** A form goes back to the page of its link, which then says what became of it; JSON gets the refusal itself. */
async function answerForm(
  work: Promise<string>,
  page: string,
  token: string,
  { request, reply }: HttpExchange,
): Promise<{ email: string } | undefined> {
  try {
    const email = await work;
    if (!isForm(request)) return { email };
  } catch (error) {
    if (!isForm(request) || !isEmailLinkError(error)) throw error;
  }
  reply.status(303).header('location', `${page}?${new URLSearchParams({ token }).toString()}`);
  return undefined;
}
