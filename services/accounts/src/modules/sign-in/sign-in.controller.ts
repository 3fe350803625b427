import { Http, type HttpExchange, Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller, UseGuards } from '@nestjs/common';
import { VisitorDevices } from '../devices/visitor-devices';
import { SameOriginGuard } from '../sessions/same-origin.guard';
import { SessionCookie } from '../sessions/session-cookie';
import { toSession } from '../sessions/to-session';
import { SignInService } from './sign-in.service';

@Controller()
@UseGuards(SameOriginGuard)
export class SignInController {
  constructor(
    private readonly signIns: SignInService,
    private readonly cookie: SessionCookie,
    private readonly devices: VisitorDevices,
  ) {}

  @Op('signIn')
  @Public()
  async signIn(
    @Input() { body: { email, password, client } }: OpInput<'signIn'>,
    @Http() { request, reply }: HttpExchange,
  ) {
    const device = this.devices.read(request, client);
    const session = await this.signIns.signIn({ email: email.trim(), password, ip: request.ip, device });
    if (client === 'browser') this.cookie.write(reply, session);
    this.devices.write(reply, device);
    return toSession(session, client);
  }
}
