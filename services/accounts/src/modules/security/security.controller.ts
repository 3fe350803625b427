import { CurrentUser, Input, Op, type OpInput, type OpOutput, type SessionPrincipal } from '@declic/nest-kit';
import { Controller, Ip } from '@nestjs/common';
import { AddressChangeService } from './address-change.service';
import { PasswordChangeService } from './password-change.service';

/** Address, password and mail confirmation of the signed-in user. */
@Controller()
export class SecurityController {
  constructor(
    private readonly passwords: PasswordChangeService,
    private readonly addresses: AddressChangeService,
  ) {}

  @Op('changePassword')
  async changePassword(
    @Input() { body }: OpInput<'changePassword'>,
    @CurrentUser() user: SessionPrincipal,
  ): Promise<OpOutput<'changePassword'>> {
    await this.passwords.change(user, { present: body.present_password, next: body.password });
  }

  @Op('changeEmail')
  async changeEmail(
    @Input() { body }: OpInput<'changeEmail'>,
    @CurrentUser() user: SessionPrincipal,
    @Ip() ip: string,
  ): Promise<OpOutput<'changeEmail'>> {
    const email = body.email.trim();
    await this.addresses.request(user, { email, present: body.present_password, ip });
    return { email };
  }
}
