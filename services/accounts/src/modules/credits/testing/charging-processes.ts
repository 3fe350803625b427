import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'vite';
import type { ChargingOrder, ChargingReport } from './charging-process';

const root = join(import.meta.dirname, '../../../..');
/** Below the workspace, so that its packages are found. */
const outDir = join(root, '.cache/charging-process');

/** Compiles the script that each process runs. */
export async function buildChargingProcess(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { target: 'node', noExternal: [/^@declic\//] },
    build: {
      ssr: join(import.meta.dirname, 'charging-process.ts'),
      outDir,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: '[name].js' } },
    },
  });
}

/** Several processes that start charging together, once all are connected. Returns the sum of their reports. */
export async function chargeFromProcesses(orders: readonly ChargingOrder[]): Promise<ChargingReport> {
  const children = orders.map((order) => fork(join(outDir, 'charging-process.js'), [JSON.stringify(order)]));
  try {
    await Promise.all(children.map(receiveAnswer));
    const reports = children.map((child) => receiveAnswer(child) as Promise<ChargingReport>);
    for (const child of children) child.send('go');
    const sum: ChargingReport = {};
    for (const report of await Promise.all(reports)) {
      for (const [outcome, count] of Object.entries(report) as [keyof ChargingReport, number][]) {
        sum[outcome] = (sum[outcome] ?? 0) + count;
      }
    }
    return sum;
  } finally {
    for (const child of children) child.kill();
  }
}

async function receiveAnswer(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  child.once('exit', () => ended.abort(new Error('A process ended without an answer.')));
  const [answer] = (await once(child, 'message', { signal: ended.signal })) as [unknown];
  return answer;
}
