import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Latencies in ms of calls that begin at a fixed rate, whether or not those before are answered. */
export async function measure(port: number, { perSecond, seconds }: { perSecond: number; seconds: number }) {
  const began = performance.now();
  const calls: Promise<number>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = began + (index * 1000) / perSecond;
    // Timers may fire a little early.
    while (performance.now() < due) await pause(Math.max(0, due - performance.now()));
    calls.push(call(port, due));
  }
  return Promise.all(calls);
}

/** Counted from when the call was due, so that a client that is held up does not hide a wait. */
function call(port: number, due: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', method: 'POST', agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`Answered with ${response.statusCode}.`));
      response.resume().on('end', () => resolve(performance.now() - due));
    });
    outgoing.on('error', reject).end();
  });
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
