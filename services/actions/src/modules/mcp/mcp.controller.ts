import { GuardedBy, Op, type OpInput, Input } from '@declic/nest-kit';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActionsConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { type Caller, CurrentCaller } from '../calls/caller';
import { getCallNotes } from '../request-log/call-notes';
import { ApiKeyGuard } from '../runs/api-key.guard';
import { readCallOptions } from '../runs/call-terms';
import { McpService } from './mcp.service';

/** Streamable HTTP of the Model Context Protocol, without sessions: nothing is kept between two messages. */
@Controller()
@GuardedBy(ApiKeyGuard)
export class McpController {
  constructor(
    private readonly mcp: McpService,
    @InjectConfig() private readonly config: ActionsConfig,
  ) {}

  @Op('callMcp')
  async call(
    @Input() { body, headers }: OpInput<'callMcp'>,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<never> {
    const server = this.mcp.createServer({
      caller,
      requestId: request.id,
      notes: getCallNotes(request),
      options: readCallOptions(headers),
    });
    const { host, origin } = new URL(this.config.PUBLIC_URL);
    const transport = new WebStandardStreamableHTTPServerTransport({
      enableJsonResponse: true,
      // Against pages of other sites that reach a local server under a name of their own (DNS rebinding).
      enableDnsRebindingProtection: true,
      allowedHosts: [host],
      allowedOrigins: [origin],
    });
    try {
      await server.connect(transport);
      const answer = await transport.handleRequest(toWebRequest(request), { parsedBody: body });
      await reply
        .status(answer.status)
        .headers(Object.fromEntries(answer.headers))
        .send(await answer.text());
    } finally {
      await server.close();
    }
    return undefined as never; // the answer is sent
  }
}

function toWebRequest({ headers, method, url }: FastifyRequest): Request {
  const single = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Request(new URL(url, 'http://localhost'), { method, headers: new Headers(single) });
}
