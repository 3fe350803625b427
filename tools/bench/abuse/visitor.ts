import { Agent, request } from 'node:http';

const TIMEOUT_MS = 10_000;

/** Another visitor, with an address and an account of its own. */
export interface Visitor {
  readonly host: string;
  readonly port: number;
  readonly from: string;
  readonly token: string;
}

export interface Measured {
  readonly times: readonly number[];
  /** Calls that were not answered 200 in time. */
  readonly failures: readonly string[];
}

/** Calls of four services, which the scenarios attack in turn. */
const PATHS = ['/api/actions/public-catalogue', '/api/accounts/me', '/api/workshops/sessions', '/api/flow/strategies'];

/** Makes calls one after the other, as one page does. */
export async function measureVisitor(visitor: Visitor, calls: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const failures: string[] = [];
  for (let call = 0; call < calls; call += 1) {
    const path = PATHS[call % PATHS.length] ?? '/';
    const started = performance.now();
    const status = await requestStatus(visitor, agent, path).catch((error: unknown) => String(error));
    times.push(performance.now() - started);
    if (status !== 200) failures.push(`${path}: ${status}`);
  }
  agent.destroy();
  return { times, failures };
}

function requestStatus({ host, port, from, token }: Visitor, agent: Agent, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const call = request({ host, port, path, headers, agent, localAddress: from, timeout: TIMEOUT_MS }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    });
    call.once('timeout', () => call.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
    call.once('error', reject);
    call.end();
  });
}
