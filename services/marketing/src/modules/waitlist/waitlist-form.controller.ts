import { Http, type HttpExchange, Input, Op, type OpInput, Public, sendPage } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { formAgainPage, joinedPage } from './waitlist-form-page';
import { WaitlistFormService } from './waitlist-form.service';

/** The waitlist without JavaScript. */
@Controller()
export class WaitlistFormController {
  constructor(private readonly forms: WaitlistFormService) {}

  @Op('submitWaitlistForm')
  @Public()
  async submit(@Input() { body }: OpInput<'submitWaitlistForm'>, @Http() { request, reply }: HttpExchange) {
    const refused = await this.forms.submit(body, request.ip);
    if (!refused) return sendPage(reply, joinedPage(body.language));
    if (refused.secondsToWait !== undefined) reply.header('retry-after', refused.secondsToWait);
    return sendPage(reply, formAgainPage(body, refused.message));
  }
}
