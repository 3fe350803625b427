import { GuardedBy, Input, Op, type OpInput, type OpOutput } from '@declic/nest-kit';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiKeyGuard } from './api-key.guard';
import { type Caller, CurrentCaller } from './caller';
import { rateLimitHeaders } from './rate-limit-headers';
import { type RunAction, RunsService } from './runs.service';

@Controller()
@GuardedBy(ApiKeyGuard)
export class RunsController {
  constructor(private readonly runs: RunsService) {}

  @Op('runAction')
  run(
    @Input() { path: { slug }, body }: OpInput<'runAction'>,
    @CurrentCaller() caller: Caller,
    @Req() { id }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpOutput<'runAction'>> {
    return this.answer({ caller, slug, payload: body, requestId: id }, reply);
  }

  @Op('validateEmail')
  validateEmail(
    @Input() { body }: OpInput<'validateEmail'>,
    @CurrentCaller() caller: Caller,
    @Req() { id }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpOutput<'validateEmail'>> {
    return this.answer({ caller, slug: 'email_validate', payload: body, requestId: id }, reply);
  }

  private async answer(command: RunAction, reply: FastifyReply): Promise<OpOutput<'runAction'>> {
    const { data, cost, balance, durationMs, rate } = await this.runs.run(command);
    reply.headers(rateLimitHeaders(rate));
    return { data, error: null, status: 200, cost, balance, duration_ms: durationMs, request_id: command.requestId };
  }
}
