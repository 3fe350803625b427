import type { Load } from './loads.ts';
import type { Measured } from './measured.ts';
import { quantile } from './quantile.ts';

/** What one client does again and again; clients are numbered from 0. */
type Work = (account: number, client: number) => Promise<unknown>;

/** Answers every load that the parent sends with what was measured: each client asks again as soon as it is answered. */
export function serveLoads(work: Work): void {
  process.on('message', (load: Load & { readonly seconds: number }) => {
    void measure(work, load).then((measured) => process.send?.(measured));
  });
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}

async function measure(work: Work, { accounts, clients, seconds }: Load & { readonly seconds: number }) {
  const began = performance.now();
  const end = began + seconds * 1000;
  const times: number[] = [];
  const client = async (_: unknown, number: number) => {
    let startedAt = performance.now();
    while (startedAt < end) {
      await work(1 + Math.floor(Math.random() * accounts), number);
      const endedAt = performance.now();
      times.push(endedAt - startedAt);
      startedAt = endedAt;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share));
  return { rate: (times.length * 1000) / (performance.now() - began), p50, p95, p99 } satisfies Measured;
}
