import { Http, type HttpExchange, Input, Op, type OpInput, Public, SessionStrategy } from '@declic/nest-kit';
import { Controller, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SameOriginGuard } from './same-origin.guard';
import { toSession } from './to-session';
import { SessionCookie } from './session-cookie';
import { SessionOverError } from './sessions.errors';
import { SessionsService } from './sessions.service';

@Controller()
@UseGuards(SameOriginGuard)
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly bearer: SessionStrategy,
    private readonly cookie: SessionCookie,
  ) {}

  @Op('refreshSession')
  @Public()
  async refresh(@Input() { body }: OpInput<'refreshSession'>, @Http() { request, reply }: HttpExchange) {
    if (body?.refresh_token !== undefined) return toSession(await this.sessions.renew(body.refresh_token), 'token');
    const refreshToken = this.cookie.read(request);
    if (!refreshToken) {
      this.cookie.clearFormer(reply);
      reply.status(204);
      return undefined;
    }
    return this.renewCookie(refreshToken, reply);
  }

  @Op('signOut')
  @Public()
  async signOut(@Input() { body }: OpInput<'signOut'>, @Http() { request, reply }: HttpExchange) {
    if (body) await this.sessions.end(this.sessions.read(body.refresh_token));
    const bearer = await this.bearer.validate(request);
    if (bearer) await this.sessions.end(bearer);
    await this.endOfCookie(request);
    this.cookie.clear(reply);
    return undefined;
  }

  private async endOfCookie(request: FastifyRequest): Promise<void> {
    const refreshToken = this.cookie.read(request);
    if (refreshToken === undefined) return;
    try {
      await this.sessions.end(this.sessions.read(refreshToken));
    } catch (error) {
      // A cookie of former keys is cleared like any other.
      if (!(error instanceof SessionOverError)) throw error;
    }
  }

  private async renewCookie(refreshToken: string, reply: FastifyReply) {
    try {
      const session = await this.sessions.renew(refreshToken);
      this.cookie.write(reply, session);
      return toSession(session, 'browser');
    } catch (error) {
      // A cookie without a session would be refused at every page load, so it is cleared.
      if (error instanceof SessionOverError) this.cookie.clear(reply);
      throw error;
    }
  }
}
