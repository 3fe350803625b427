import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import { DomainError, toProblem } from '@declic/nest-kit';
import { Injectable, Logger } from '@nestjs/common';
import { AcceptedRuns } from '../background-runs/accepted-runs';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { FilesService } from '../files/files.service';
import type { CallOptions } from '../runs/call-terms';
import type { RunCall } from '../runs/run-call';
import { RunsService } from '../runs/runs.service';
import { readToolTerms, type ToolCall } from './read-tool-terms';
import { toTool } from './to-tool';
import { toToolError, toToolResult } from './to-tool-result';

const SERVER = { name: 'declic', title: 'Declic', version: '1.0.0' };
const INSTRUCTIONS =
  'Each tool is an automation action that costs credits; its description names the price. Refused and failed calls cost nothing.';

/** Larger files are links: an assistant pays for the characters that it reads. In bytes. */
const LARGEST_INLINE = 64 * 1024;

interface Message extends Pick<RunCall, 'caller' | 'requestId' | 'notes'> {
  readonly options: CallOptions;
}

@Injectable()
export class McpService {
  private readonly logger = new Logger('McpService');
  #tools: Tool[] | undefined;

  constructor(
    private readonly registry: ActionsRegistry,
    private readonly runs: RunsService,
    private readonly files: FilesService,
    private readonly accepted: AcceptedRuns,
  ) {}

  /** A server for one message of one caller. */
  createServer(message: Message): Server {
    const server = new Server(SERVER, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: this.listTools() }));
    server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: payload = {}, _meta: meta } }) =>
      this.callTool(message, name, { payload, meta }),
    );
    return server;
  }

  private async callTool(
    { options, ...message }: Message,
    name: string,
    given: Omit<ToolCall, 'slug'>,
  ): Promise<CallToolResult> {
    message.notes.action = name;
    // An action is the same by its slug and by an alias.
    const tool: ToolCall = { ...given, slug: this.registry.findListed(name)?.slug ?? name };
    try {
      const terms = readToolTerms(options, tool);
      const { slug, payload } = tool;
      const result = await this.runs.run({ ...message, slug, payload, terms, largestInline: LARGEST_INLINE });
      const answered = await this.accepted.resolve(result, message.caller.userId);
      return toToolResult(answered, (value) => this.files.readAnswerFile(value));
    } catch (error) {
      return this.refuse(message, error);
    }
  }

  /** The HTTP status is 200 all the same, so the log and the limits are told. */
  private refuse({ notes, requestId }: Pick<Message, 'notes' | 'requestId'>, error: unknown): CallToolResult {
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
