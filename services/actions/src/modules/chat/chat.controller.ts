import { GuardedBy, Input, Op, type OpInput } from '@declic/nest-kit';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CurrentCaller } from '../calls/caller';
import { getCallNotes } from '../request-log/call-notes';
import { ApiKeyGuard } from '../runs/api-key.guard';
import { readCallOptions } from '../runs/call-terms';
import { toRunHeaders } from '../runs/to-run-answer';
import { ChatService } from './chat.service';

@Controller()
@GuardedBy(ApiKeyGuard)
export class ChatController {
  constructor(private readonly chat: ChatService) {}

  @Op('chat')
  async answer(
    @Input() { headers, body }: OpInput<'chat'>,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const call = {
      caller,
      options: readCallOptions(headers),
      body,
      requestId: request.id,
      notes: getCallNotes(request),
    };
    const result = await this.chat.answer(call);
    reply.headers(toRunHeaders(result));
    return result.answer;
  }
}
