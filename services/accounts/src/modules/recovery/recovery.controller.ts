import { Http, type HttpExchange, Input, Op, type OpInput, Public, Throttled } from '@declic/nest-kit';
import { Controller, Ip, UseGuards } from '@nestjs/common';
import { VisitorDevices } from '../devices/visitor-devices';
import { SameOriginGuard } from '../sessions/same-origin.guard';
import { toSession } from '../sessions/to-session';
import { SessionCookie } from '../sessions/session-cookie';
import { LINK_CHECKS } from '../throttle/link-checks';
import { RecoveryService } from './recovery.service';

@Controller()
export class RecoveryController {
  constructor(
    private readonly recovery: RecoveryService,
    private readonly cookie: SessionCookie,
    private readonly devices: VisitorDevices,
  ) {}

  @Op('requestPasswordRecovery')
  @Public()
  async request(@Input() { body: { email } }: OpInput<'requestPasswordRecovery'>, @Ip() ip: string) {
    await this.recovery.request({ email, ip });
    return { email };
  }

  @Op('renewPasswordLink')
  @Public()
  @Throttled(LINK_CHECKS)
  async renew(@Input() { body: { token } }: OpInput<'renewPasswordLink'>, @Ip() ip: string) {
    await this.recovery.requestAgain(token, ip);
    return undefined;
  }

  @Op('checkPasswordLink')
  @Public()
  @Throttled(LINK_CHECKS)
  async check(@Input() { body: { token } }: OpInput<'checkPasswordLink'>) {
    await this.recovery.check(token);
    return undefined;
  }

  @Op('resetPassword')
  @Public()
  @UseGuards(SameOriginGuard)
  async reset(
    @Input() { body: { token, password, client } }: OpInput<'resetPassword'>,
    @Http() { request, reply }: HttpExchange,
  ) {
    const device = this.devices.read(request, client);
    const session = await this.recovery.reset(token, password, device);
    if (client === 'browser') this.cookie.write(reply, session);
    this.devices.write(reply, device);
    return toSession(session, client);
  }
}
