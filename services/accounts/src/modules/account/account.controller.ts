import { Clock, CurrentUser, Http, type HttpExchange, Op, type Principal } from '@declic/nest-kit';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SessionCookie } from '../sessions/session-cookie';
import { AccountDeletionService } from './account-deletion.service';
import { AccountExportService } from './account-export.service';

@Controller()
export class AccountController {
  constructor(
    private readonly deletion: AccountDeletionService,
    private readonly exports: AccountExportService,
    private readonly cookie: SessionCookie,
    private readonly clock: Clock,
  ) {}

  @Op('deleteAccount')
  async delete(@CurrentUser() user: Principal, @Http() { reply }: HttpExchange) {
    await this.deletion.delete(user.id);
    this.cookie.clear(reply);
    return undefined;
  }

  /** Written as it is read: a ledger may have millions of lines. */
  @Op('exportAccount')
  async export(@CurrentUser() user: Principal, @Res() reply: FastifyReply): Promise<void> {
    const exportedAt = this.clock.now();
    const name = `declic-account-${exportedAt.toISOString().slice(0, 10)}.json`;
    await reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      })
      .send(await this.exports.open(user.id, exportedAt));
  }
}
