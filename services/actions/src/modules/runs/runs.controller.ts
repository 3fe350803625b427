import { GuardedBy, Input, Op, type OpInput } from '@declic/nest-kit';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getCallNotes } from '../request-log/call-notes';
import { ApiKeyGuard } from './api-key.guard';
import { readCallTerms } from './call-terms';
import { type Caller, CurrentCaller } from '../calls/caller';
import type { RunCall } from './run-call';
import { RunsService } from './runs.service';
import { toRunHeaders } from './to-run-answer';

@Controller()
@GuardedBy(ApiKeyGuard)
export class RunsController {
  constructor(private readonly runs: RunsService) {}

  @Op('runAction')
  run(
    @Input() { path: { slug }, headers, body }: OpInput<'runAction'>,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const terms = readCallTerms(headers, slug, body);
    return this.answer({ caller, slug, payload: body, terms, ...readNames(request) }, reply);
  }

  @Op('validateEmail')
  validateEmail(
    @Input() { headers, body }: OpInput<'validateEmail'>,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const slug = 'email_validate';
    const terms = readCallTerms(headers, slug, body);
    return this.answer({ caller, slug, payload: body, terms, ...readNames(request) }, reply);
  }

  @Op('runActionByName')
  runByName(
    @Input() { headers, body }: OpInput<'runActionByName'>,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { action: slug, arguments: payload = {} } = body;
    getCallNotes(request).action = slug;
    const terms = readCallTerms(headers, slug, payload);
    return this.answer({ caller, slug, payload, terms, ...readNames(request) }, reply);
  }

  private async answer(call: RunCall, reply: FastifyReply) {
    const result = await this.runs.run(call);
    reply.headers(toRunHeaders(result));
    return result.answer;
  }
}

function readNames(request: FastifyRequest): Pick<RunCall, 'requestId' | 'notes'> {
  return { requestId: request.id, notes: getCallNotes(request) };
}
