import { Input, Op, type OpInput, type OpOutput, Public } from '@declic/nest-kit';
import { Controller, Ip, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SameOriginGuard } from '../sessions/same-origin.guard';
import { toSession } from '../sessions/session.presenter';
import { SessionCookie } from '../sessions/session-cookie';
import { RecoveryService } from './recovery.service';

@Controller()
export class RecoveryController {
  constructor(
    private readonly recovery: RecoveryService,
    private readonly cookie: SessionCookie,
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
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpOutput<'resetPassword'>> {
    const session = await this.recovery.reset(token, password);
    if (client === 'browser') this.cookie.write(reply, session);
    return toSession(session, client);
  }
}
