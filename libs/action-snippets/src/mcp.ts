import { quoteForShell } from './quote-for-shell';
import type { SnippetCall } from './snippet';

/** The same call through the Model Context Protocol, for a POSIX shell: one message of JSON-RPC over streamable HTTP. */
export function toMcp({ origin, slug, input }: SnippetCall): string {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: slug, arguments: input } };
  return `curl ${origin}/v1/mcp \\
  -H "Authorization: Bearer $DECLIC_API_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Accept: application/json, text/event-stream" \\
  -d ${quoteForShell(JSON.stringify(message))}`;
}
