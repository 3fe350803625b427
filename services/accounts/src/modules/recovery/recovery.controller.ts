import { Input, Op, type OpInput, type OpOutput, Public } from '@declic/nest-kit';
import { Controller, Ip, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VisitorDevices } from '../devices/visitor-devices';
import { SameOriginGuard } from '../sessions/same-origin.guard';
import { toSession } from '../sessions/session.presenter';
import { SessionCookie } from '../sessions/session-cookie';
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
  async request(
    @Input() { body: { email } }: OpInput<'requestPasswordRecovery'>,
    @Ip() ip: string,
  ): Promise<OpOutput<'requestPasswordRecovery'>> {
    await this.recovery.request({ email, ip });
    return { email };
  }

  @Op('resetPassword')
  @Public()
  @UseGuards(SameOriginGuard)
  async reset(
    @Input() { body: { token, password, client } }: OpInput<'resetPassword'>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpOutput<'resetPassword'>> {
    const device = this.devices.read(request, client);
    const session = await this.recovery.reset(token, password, device);
    if (client === 'browser') this.cookie.write(reply, session);
    this.devices.write(reply, device);
    return toSession(session, client);
  }
}
