import { type SnippetCall, toRequest } from './snippet';

/**
 * A workflow with one HTTP Request node (n8n-nodes-base.httpRequest, version 4.2), to be pasted onto the canvas of n8n. The key is a
 * credential of the kind Bearer Auth, which n8n asks for.
 */
export function toN8n(call: SnippetCall): string {
  const { origin, path, input } = toRequest(call);
  return JSON.stringify(
    {
      nodes: [
        {
          parameters: {
            method: 'POST',
            url: `${origin}${path}`,
            authentication: 'genericCredentialType',
            genericAuthType: 'httpBearerAuth',
            sendBody: true,
            specifyBody: 'json',
            // A field that begins with `=` would be an expression; JSON begins with a brace.
            jsonBody: JSON.stringify(input, null, 2),
            options: {},
          },
          type: 'n8n-nodes-base.httpRequest',
          typeVersion: 4.2,
          position: [0, 0],
          name: `Declic ${call.slug}`,
        },
      ],
      connections: {},
    },
    null,
    2,
  );
}
