import { CurrentUser, Http, type HttpExchange, Input, Op, type OpInput, type Principal } from '@declic/nest-kit';
import { Controller, Ip } from '@nestjs/common';
import { VisitorDevices } from '../devices/visitor-devices';
import { toSession } from '../sessions/to-session';
import { SessionCookie } from '../sessions/session-cookie';
import { AddressChangeService } from './address-change.service';
import { PasswordChangeService } from './password-change.service';

/** Address, password and mail confirmation of the signed-in user. */
@Controller()
export class SecurityController {
  constructor(
    private readonly passwords: PasswordChangeService,
    private readonly addresses: AddressChangeService,
    private readonly devices: VisitorDevices,
    private readonly cookie: SessionCookie,
  ) {}

  @Op('changePassword')
  async changePassword(
    @Input() { body: { present_password: present, password: next, client } }: OpInput<'changePassword'>,
    @CurrentUser() user: Principal,
    @Http() { request, reply }: HttpExchange,
  ) {
    const { userAgent } = this.devices.read(request, client);
    const session = await this.passwords.change(user, { present, next, userAgent });
    if (client === 'browser') this.cookie.write(reply, session);
    return toSession(session, client);
  }

  @Op('changeEmail')
  async changeEmail(@Input() { body }: OpInput<'changeEmail'>, @CurrentUser() user: Principal, @Ip() ip: string) {
    const email = body.email.trim();
    await this.addresses.request(user, { email, present: body.present_password, ip });
    return { email };
  }
}
