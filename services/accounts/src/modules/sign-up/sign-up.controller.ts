import { Input, Op, type OpInput, type OpOutput, Public } from '@declic/nest-kit';
import { Controller, Ip } from '@nestjs/common';
import { SignUpService } from './sign-up.service';

@Controller()
export class SignUpController {
  constructor(private readonly signUps: SignUpService) {}

  @Op('signUp')
  @Public()
  async signUp(
    @Input() { body: { email, password } }: OpInput<'signUp'>,
    @Ip() ip: string,
  ): Promise<OpOutput<'signUp'>> {
    await this.signUps.signUp({ email, password, ip });
    return { email };
  }

  @Op('resendVerification')
  @Public()
  async resend(
    @Input() { body: { email } }: OpInput<'resendVerification'>,
    @Ip() ip: string,
  ): Promise<OpOutput<'resendVerification'>> {
    await this.signUps.resendVerification({ email, ip });
    return { email };
  }
}
