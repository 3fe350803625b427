import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { LoopbackServer } from '@declic/language-model/testing';

/** One call that a workflow got. */
export interface ReceivedCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  /** What it may deliver with. */
  readonly token: string;
}

type Answer = (response: ServerResponse, call: ReceivedCall) => unknown;

/** A workflow on a port of this machine, which answers as the test wants. */
export class WorkflowServer extends LoopbackServer {
  answer: Answer = answers({ strategy_id: 'wf-1' });
  readonly calls: ReceivedCall[] = [];

  static start(): Promise<WorkflowServer> {
    return new WorkflowServer().listen();
  }

  get last(): ReceivedCall {
    const call = this.calls.at(-1);
    if (!call) throw new Error('The workflow was not called.');
    return call;
  }

  protected async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // without an encoding set
    const { url: path = '', headers } = request;
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    const call = { path, headers, body, token: String(headers['declic-callback-token']) };
    this.calls.push(call);
    await this.answer(response, call);
  }
}

/** Answers with JSON. */
export function answers(body: object, status = 200): Answer {
  return (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** What a workflow does that is broken, slow or not a workflow. */
export const misbehaving = {
  'answers 503': answers({ error: 'busy' }, 503),
  'answers 404': answers({}, 404),
  redirects: (response) => response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
  'cuts the connection': (response) => response.destroy(),
  'cuts the connection within the answer': (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"strategy_id":');
    setTimeout(() => response.destroy(), 20);
  },
  'never answers': () => undefined,
  'never ends its answer': (response) => response.writeHead(200).write('{"strategy_id":'),
  'answers with a page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  'answers with another shape': answers({ id: 'wf-1' }),
  'answers with an empty id': answers({ strategy_id: '  ' }),
  'answers with what is no text': answers({ strategy_id: { $ne: null } }),
  'answers without an end of size': (response) => response.end(`{"strategy_id":"${'x'.repeat(200_000)}"}`),
} as const satisfies Readonly<Record<string, Answer>>;

export type Misbehaviour = keyof typeof misbehaving;
