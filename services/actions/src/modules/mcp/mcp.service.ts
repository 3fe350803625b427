import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema, type Tool } from '@modelcontextprotocol/sdk/types.js';
import { Injectable } from '@nestjs/common';
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
      return this.runs.run({ ...call, slug: name, payload, terms }).then(toToolResult, toToolError);
    });
    return server;
  }

  private listTools(): Tool[] {
    return (this.#tools ??= this.registry
      .list()
      .filter((action) => this.registry.findObstacle(action) === null)
      .map(toTool));
  }
}
