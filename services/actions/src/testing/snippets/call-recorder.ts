import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { LoopbackServer } from '../loopback-server';

export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const RUN = { data: {}, error: null, status: 200, cost: 1, balance: 1, duration_ms: 1, request_id: 'r', warnings: [] };
const MCP_SERVER = { capabilities: { tools: {} }, serverInfo: { name: 'recorder', version: '1.0.0' } };

/** A server that records the calls of snippets, and answers like the public API. */
export class CallRecorder extends LoopbackServer {
  private calls: RecordedCall[] = [];

  static start(): Promise<CallRecorder> {
    return new CallRecorder().listen();
  }

  /** The calls since the last time, in the order in which they came. */
  take(): RecordedCall[] {
    const { calls } = this;
    this.calls = [];
    return calls;
  }

  protected async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request;
    const body = await buffer(request);
    this.calls.push({ method, path, headers, body });
    const answer = path === '/v1/mcp' ? answerMcp(body.toString()) : RUN;
    if (answer === null) response.writeHead(method === 'POST' ? 202 : 405).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }
}

interface McpMessage {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly protocolVersion?: string };
}

/** Null for what is only notified. */
function answerMcp(text: string): object | null {
  const { id, method, params } = JSON.parse(text || '{}') as McpMessage; // of the client of the test
  if (id === undefined) return null;
  const isInitial = method === 'initialize';
  const result = isInitial ? { ...MCP_SERVER, protocolVersion: params?.protocolVersion } : { content: [] };
  return { jsonrpc: '2.0', id, result };
}
