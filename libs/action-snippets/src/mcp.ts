import { postWithCurl } from './post-with-curl';
import type { SnippetCall } from './snippet';

/** The same call through the Model Context Protocol, for a POSIX shell: one message of JSON-RPC over streamable HTTP. */
export function toMcp({ origin, slug, input }: SnippetCall): string {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: slug, arguments: input } };
  return postWithCurl({
    url: `${origin}/v1/mcp`,
    headers: [
      'Authorization: Bearer $DECLIC_API_KEY',
      'Content-Type: application/json',
      'Accept: application/json, text/event-stream',
    ],
    json: JSON.stringify(message),
  });
}
