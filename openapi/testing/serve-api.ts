import type { HttpHandler } from 'msw';
import { http } from 'msw/core/http';
import type { Answer, Operation, PathParameters, RequestBody } from './operations';
import { network } from './network';
import { successStatus } from './success-status';

/** A call that was made, in the types of its operation. */
export interface Call<Name extends Operation = Operation> {
  operation: Name;
  request: Request;
  url: URL;
  params: PathParameters<Name>;
  body: RequestBody<Name>;
}

export type Reply<Name extends Operation> = (call: Call<Name>) => Answer<Name> | Promise<Answer<Name>>;

/** Answers by operation: `{ 'GET /api/accounts/stats': () => someStats() }`. What is no response has the status of the contract. */
export type Replies = { readonly [Name in Operation]?: Reply<Name> };

/** Rejects names that are no operation in objects that were built elsewhere, too. */
export type Known<R> = R & Record<Exclude<keyof R, Operation>, never>;

/**
 * Answers the calls of a test, and only these: a call without an answer fails the test. Replaces the answers given before.
 * Returns the calls that were made.
 */
export function serveApi<R extends Replies>(replies: Known<R>) {
  const calls: Call[] = [];
  const names = Object.keys(replies) as Operation[]; // `Known` has no other keys
  network.resetHandlers(...names.map((name) => handle(name, replies[name] as Reply<Operation>, calls))); // one reply by its own name

  return {
    calls,
    callsTo: <Name extends Operation>(name: Name) =>
      calls.filter((call): call is Call<Name> => call.operation === name),
  };
}

function handle(operation: Operation, reply: Reply<Operation>, calls: Call[]): HttpHandler {
  const [method, path] = operation.split(' ') as ['GET', string]; // as `Operation` is spelt
  const pattern = origin() + path.replaceAll(/\{(\w+)\}/g, ':$1');
  const register = http[method.toLowerCase() as 'get']; // one of msw's functions by its name
  return register(pattern, async ({ request, params }) => {
    const text = isJson(request) ? await request.clone().text() : '';
    const body = (text ? JSON.parse(text) : undefined) as Call['body']; // the client is compiled against the contract
    const call = { operation, request, url: new URL(request.url), params, body };
    calls.push(call);
    return toResponse(operation, await reply(call));
  });
}

/** Bodies of other types are left to the reply, which has the request. */
const isJson = ({ headers }: Request) => headers.get('content-type')?.startsWith('application/json') ?? true;

function toResponse(operation: Operation, answer: Awaited<ReturnType<Reply<Operation>>>): Response {
  if (answer instanceof Response) return answer;
  const status = successStatus(operation, answer !== undefined);
  return answer === undefined ? new Response(null, { status }) : Response.json(answer, { status });
}

/** Where the clients call, in a page and outside of one. */
const origin = () => globalThis.location?.origin ?? 'http://localhost';
