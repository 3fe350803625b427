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
    const fault = await this.forms.submit(body, request.ip);
    return sendPage(reply, fault ? formAgainPage(body, fault) : joinedPage(body.language));
  }
}
