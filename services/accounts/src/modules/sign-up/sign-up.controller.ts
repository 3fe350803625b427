import { Http, type HttpExchange, Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { SignUpBrowser } from '../verification/sign-up-browser';
import { SignUpService } from './sign-up.service';

@Controller()
export class SignUpController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly browser: SignUpBrowser,
  ) {}

  @Op('signUp')
  @Public()
  async signUp(@Input() { body: { email, password } }: OpInput<'signUp'>, @Http() { request, reply }: HttpExchange) {
    const browserHash = this.browser.mark(request, reply);
    await this.signUps.signUp({ email, password, ip: request.ip, browserHash });
    return { email };
  }
}
