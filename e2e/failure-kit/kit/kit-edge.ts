import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freeBase } from '@declic/tools/test/test-stack';
import { edgeEnv } from '@declic/tools/start/environments';
import { readSecrets } from '@declic/tools/database/secrets';
import { readSettings, root } from '@declic/tools/start/settings';
import { FaultProxy } from '../proxy/fault-proxy.ts';
import type { Site } from './site.ts';

/** A second edge before the services of the stack. Only it meets the faults of its registry. */
export interface KitEdge {
  readonly url: string;
  /** Between this edge and the registry. */
  readonly registry: FaultProxy;
  /** Ends its process and starts another one, which knows what was kept on disk. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startKitEdge({ url: siteUrl, dataDir }: Site): Promise<KitEdge> {
  const settings = readSettings({ PORT: new URL(siteUrl).port, DATA_DIR: dataDir });
  const registry = new FaultProxy(`http://127.0.0.1:${settings.ports.services.releases}`);
  await registry.start();
  const port = await freeBase();
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'failure-kit-edge-'));
  const env = {
    ...edgeEnv({ settings, secrets: await readSecrets(dataDir) }),
    PORT: String(port),
    RELEASES_URL: registry.url,
    COMPOSITION_FILE: join(folder, 'composition.json'),
  };
  const start = async () => {
    const child = spawn(process.execPath, ['dist/main.js'], { cwd: join(root, 'deploy/edge'), env, stdio: 'ignore' });
    await waitForHealth(url);
    return child;
  };
  let running = await start();
  const end = async () => {
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  };
  return {
    url,
    registry,
    async restart() {
      await end();
      running = await start();
    },
    async stop() {
      await end();
      await registry.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitForHealth(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`The second edge does not answer at ${url}.`);
}
