import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import { DomainError, toProblem } from '@declic/nest-kit';
import { Injectable, Logger } from '@nestjs/common';
import { ActionsRegistry } from '../catalogue/actions.registry';
import type { RunCall } from '../runs/run-call';
import { RunsService } from '../runs/runs.service';
import { toTool } from './to-tool';
import { toToolError, toToolResult } from './to-tool-result';

const SERVER = { name: 'declic', title: 'Declic', version: '1.0.0' };
const INSTRUCTIONS =
  'Each tool is an automation action that costs credits; its description names the price. Refused and failed calls cost nothing.';

type CallFacts = Pick<RunCall, 'caller' | 'requestId' | 'notes'>;

@Injectable()
export class McpService {
  private readonly logger = new Logger('McpService');
  #tools: Tool[] | undefined;

  constructor(
    private readonly registry: ActionsRegistry,
    private readonly runs: RunsService,
  ) {}

  /** A server for one message of one caller. */
  createServer(call: CallFacts): Server {
    const server = new Server(SERVER, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: this.listTools() }));
    server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: payload = {} } }) => {
      call.notes.action = name;
      const terms = { idempotency: undefined, maxCredits: undefined, dryRun: false, wantsLinks: false };
      return this.runs
        .run({ ...call, slug: name, payload, terms })
        .then(toToolResult, (error: unknown) => this.refuse(call, error));
    });
    return server;
  }

  /** The HTTP status is 200 all the same, so the log and the limits are told. */
  private refuse({ notes, requestId }: CallFacts, error: unknown): CallToolResult {
    const problem = toProblem(error, requestId);
    const isCounted = error instanceof DomainError && error.details.headers?.['ratelimit'] !== undefined;
    notes.refused = { status: problem.status, code: problem.code, isCounted };
    if (problem.status >= 500) this.logger.error({ err: error, problem: problem.code }, 'A tool call failed');
    return toToolError(problem);
  }

  private listTools(): Tool[] {
    return (this.#tools ??= this.registry.listEnabled().map(toTool));
  }
}
