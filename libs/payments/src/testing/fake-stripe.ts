import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface StripeRequest {
  /** Method and path, such as `POST /v1/customers`. */
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  readonly form: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

type Answer = readonly [number, object];

export interface FakeStripe {
  readonly url: string;
  readonly requests: StripeRequest[];
  /** What calls are answered with: a status and an object. A call without an answer is a 500. */
  answers: Record<string, Answer | ((request: StripeRequest) => Answer)>;
  stop(): Promise<void>;
}

/** Something that speaks HTTP like Stripe's API, for the real SDK to talk to. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const requests: StripeRequest[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const call = `${request.method} ${url.pathname}`;
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const asked = { call, query: Object.fromEntries(url.searchParams), form, headers: request.headers };
    requests.push(asked);
    const answer = fake.answers[call] ?? [500, { error: { type: 'api_error', message: `No answer to ${call}` } }];
    const [status, object] = typeof answer === 'function' ? answer(asked) : answer;
    response
      .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
      .end(JSON.stringify(object));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // listens on TCP
  const fake: FakeStripe = {
    url: `http://127.0.0.1:${port}`,
    requests,
    answers: {},
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
  return fake;
}
