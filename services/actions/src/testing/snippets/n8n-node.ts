/** The parameters of an HTTP Request node that a snippet sets. */
interface NodeParameters {
  readonly method: string;
  readonly url: string;
  readonly authentication: string;
  readonly genericAuthType: string;
  readonly sendBody: boolean;
  readonly specifyBody: string;
  readonly jsonBody: string;
  readonly options: object;
}

interface Workflow {
  readonly nodes: readonly {
    readonly type: string;
    readonly typeVersion: number;
    readonly parameters: NodeParameters;
  }[];
}

/**
 * Executes the pasted node as version 4.2 of n8n-nodes-base.httpRequest does: a parameter that begins with `=` is an expression, the
 * body of the kind `json` is parsed and serialised again, and Bearer Auth is the header Authorization.
 */
export async function executeN8n(pasted: string, key: string): Promise<void> {
  const [node, ...others] = (JSON.parse(pasted) as Workflow).nodes; // written by the snippet
  if (!node || others.length > 0 || node.type !== 'n8n-nodes-base.httpRequest' || node.typeVersion !== 4.2) {
    throw new Error('This is not one node of the known kind.');
  }
  const { parameters } = node;
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value === 'string' && value.startsWith('=')) throw new Error(`${name} is an expression.`);
  }
  const { method, url, authentication, genericAuthType, sendBody, specifyBody, jsonBody } = parameters;
  if (authentication !== 'genericCredentialType' || genericAuthType !== 'httpBearerAuth')
    throw new Error('No Bearer Auth.');
  if (!sendBody || specifyBody !== 'json') throw new Error('No body of JSON.');
  const body = JSON.stringify(JSON.parse(jsonBody));
  await fetch(url, { method, headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' }, body });
}
