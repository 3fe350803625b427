import { Input, Op, type OpInput, type OpOutput, Public, sendPage } from '@declic/nest-kit';
import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SameOriginGuard } from '../sessions/same-origin.guard';
import { toSession } from '../sessions/session.presenter';
import { SessionCookie } from '../sessions/session-cookie';
import { confirmPage, refusalPage } from './verification-pages';
import { VerificationError } from './verification.errors';
import { VerificationService } from './verification.service';

@Controller()
export class VerificationController {
  constructor(
    private readonly verification: VerificationService,
    private readonly cookie: SessionCookie,
  ) {}

  @Op('showVerification')
  @Public()
  async show(
    @Input() { query: { token = '' } }: OpInput<'showVerification'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const refusal = await refusalOf(this.verification.check(token));
    return sendPage(reply, refusal ? refusalPage(refusal) : confirmPage(token));
  }

  @Op('confirmVerification')
  @Public()
  @UseGuards(SameOriginGuard)
  async confirm(
    @Input() { body: { token } }: OpInput<'confirmVerification'>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpOutput<'confirmVerification'>> {
    if (!isForm(request)) {
      const session = await this.verification.confirm(token);
      this.cookie.write(reply, session);
      return toSession(session, 'browser');
    }
    const confirmation = this.verification.confirm(token);
    const refusal = await refusalOf(confirmation);
    if (!refusal) this.cookie.write(reply, await confirmation);
    reply.status(303).header('location', refusal ? pageOf(token) : '/dashboard');
    return undefined;
  }
}

function pageOf(token: string): string {
  return `/api/accounts/verification?${new URLSearchParams({ token }).toString()}`;
}

async function refusalOf(attempt: Promise<unknown>): Promise<VerificationError | null> {
  try {
    await attempt;
    return null;
  } catch (error) {
    if (error instanceof VerificationError) return error;
    throw error;
  }
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}
