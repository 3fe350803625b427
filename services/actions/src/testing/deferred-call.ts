import type { TestApp } from '@declic/nest-kit/testing';
import type { TestCaller } from './a-caller';

export interface DeferredCall {
  readonly slug?: string;
  readonly payload?: object;
  readonly callbackUrl?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls an action with `Prefer: respond-async`. */
export function callDeferred(
  app: TestApp,
  caller: TestCaller,
  { slug = 'works', payload = {}, callbackUrl, headers = {} }: DeferredCall = {},
) {
  return app.inject({
    method: 'POST',
    url: `/v1/actions/${slug}${callbackUrl === undefined ? '' : `?callback_url=${encodeURIComponent(callbackUrl)}`}`,
    headers: { ...caller.headers, prefer: 'respond-async', ...headers },
    payload,
  });
}

/** Begins a run in the background, and gives its id. */
export async function acceptRun(app: TestApp, caller: TestCaller, call: DeferredCall = {}): Promise<string> {
  const answer = await callDeferred(app, caller, call);
  if (answer.statusCode !== 202) throw new Error(`The call was answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<{ run: { id: string } }>().run.id;
}

/** Looks at a run. */
export function readRun(app: TestApp, caller: Pick<TestCaller, 'headers'>, id: string) {
  return app.inject({ method: 'GET', url: `/v1/runs/${id}`, headers: caller.headers });
}
