import { GuardedBy, Input, Op, type OpInput, type OpOutput } from '@declic/nest-kit';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiKeyGuard } from './api-key.guard';
import { callTermsOf } from './call-terms';
import { type Caller, CurrentCaller } from './caller';
import type { RunCall } from './run-call';
import { RunsService } from './runs.service';

@Controller()
@GuardedBy(ApiKeyGuard)
export class RunsController {
  constructor(private readonly runs: RunsService) {}

  @Op('runAction')
  run(
    @Input() { path: { slug }, headers, body }: OpInput<'runAction'>,
    @CurrentCaller() caller: Caller,
    @Req() { id }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpOutput<'runAction'>> {
    return this.answer({ caller, slug, payload: body, terms: callTermsOf(headers), requestId: id }, reply);
  }

  @Op('validateEmail')
  validateEmail(
    @Input() { headers, body }: OpInput<'validateEmail'>,
    @CurrentCaller() caller: Caller,
    @Req() { id }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpOutput<'validateEmail'>> {
    const terms = callTermsOf(headers);
    return this.answer({ caller, slug: 'email_validate', payload: body, terms, requestId: id }, reply);
  }

  private async answer(call: RunCall, reply: FastifyReply): Promise<OpOutput<'runAction'>> {
    const { body, headers } = await this.runs.run(call);
    reply.headers(headers);
    return body;
  }
}
