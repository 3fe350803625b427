import { setTimeout as pause } from 'node:timers/promises';
import type { Customer } from './own-stack.ts';

/** A caller with this pause stays below the 600 calls a minute of the largest plan. */
const PAUSE_MS = 125;

/** What came of a load. */
export interface LoadReport {
  readonly paidCalls: number;
  readonly reads: number;
  /** How often an event stream was opened; it is opened again whenever it ends. */
  readonly streams: number;
  /** What a client could not use: an answer that is no success, or no answer. */
  readonly failures: readonly string[];
}

/** Paid calls, reads of every service and an event stream, until `stop`. Nothing is repeated: each failure counts. */
export function startLoad(url: string, customer: Customer): { stop(): Promise<LoadReport> } {
  const report = { paidCalls: 0, reads: 0, streams: 0, failures: [] as string[] };
  const leave = new AbortController();
  const session = { authorization: `Bearer ${customer.sessionToken}` };

  const ask = async (title: string, path: string, init: RequestInit = {}): Promise<boolean> => {
    try {
      const answer = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(30_000) });
      const text = await answer.text();
      if (answer.status >= 500 || (init.method === 'POST' && !answer.ok))
        report.failures.push(`${title}: ${answer.status} ${text.slice(0, 200)}`);
      return answer.ok;
    } catch (error) {
      report.failures.push(`${title}: ${String(error)} ${String(error instanceof Error ? error.cause : '')}`);
      return false;
    }
  };
  const repeat = async (work: () => Promise<void>, pauseMs = 2 * PAUSE_MS) => {
    while (!leave.signal.aborted) {
      await work();
      await pause(pauseMs);
    }
  };
  const callAction = async () => {
    const init = {
      method: 'POST',
      headers: { authorization: `Bearer ${customer.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.test' }),
    };
    if (await ask('paid call', '/v1/actions/email_validate', init)) report.paidCalls += 1;
  };
  const read = (path: string, init?: RequestInit) => async () => {
    if (await ask(path, path, init)) report.reads += 1;
  };

  const working = [
    // One call after the other: two calls of one account at once may be told that the account is busy, whatever is deployed.
    repeat(callAction, PAUSE_MS),
    ...['/api/accounts/me', '/api/flow/strategies'].map((path) => repeat(read(path, { headers: session }))),
    ...READS.map((path) => repeat(read(path))),
    repeat(() =>
      followStream(`${url}/api/flow/strategies/${customer.strategyId}/events`, session, leave.signal, report),
    ),
  ];
  return {
    async stop() {
      leave.abort();
      await Promise.all(working);
      return report;
    },
  };
}

/** Public reads of the services that have no sessions. The last one shows a page that says what is wrong with its link. */
const READS = [
  '/api/releases/composition',
  '/api/workshops/sessions',
  '/api/marketing/waitlist/confirmation?token=none',
];

/** Opens the events of a strategy and reads them until they end, as a browser does. */
async function followStream(
  url: string,
  session: Readonly<Record<string, string>>,
  leave: AbortSignal,
  report: { streams: number; failures: string[] },
): Promise<void> {
  try {
    const answer = await fetch(url, { headers: session, signal: leave });
    if (!answer.ok) report.failures.push(`stream: ${answer.status} ${await answer.text()}`);
    else report.streams += 1;
    const text = await answer.text();
    if (!text.includes('retry: ')) report.failures.push('stream: it did not say when to come back');
  } catch (error) {
    if (!leave.aborted) report.failures.push(`stream: it was cut off (${String(error)})`);
  }
}
