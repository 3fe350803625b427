import { join } from 'node:path';
import { freeBase } from '@declic/tools/test/test-stack';
import { edgeEnv } from '@declic/tools/start/environments';
import { readSecrets } from '@declic/tools/database/secrets';
import { readSettings, root } from '@declic/tools/start/settings';
import { SupervisedProcess } from '@declic/tools/start/supervised-process';
import { waitForHealth } from '@declic/tools/start/wait-for-health';
import { FaultProxy } from '../proxy/fault-proxy.ts';
import { NetworkProxy } from '../proxy/network-proxy.ts';
import type { Kit } from './kit.ts';

/** A second edge before the services of the stack. Only it meets the faults of its registry. */
export interface KitEdge {
  readonly url: string;
  /** Between this edge and the registry. */
  readonly registry: FaultProxy;
  /** Between visitors and this edge: they come from the networks that it names. */
  readonly networks: NetworkProxy;
  /** Ends its process and starts another one, which knows what was kept on disk. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startKitEdge({ site, work }: Pick<Kit, 'site' | 'work'>): Promise<KitEdge> {
  const settings = readSettings({ PORT: new URL(site.url).port, DATA_DIR: site.dataDir });
  const registry = new FaultProxy(`http://127.0.0.1:${settings.ports.services.releases}`);
  await registry.start();
  const port = await freeBase();
  const networks = new NetworkProxy(port);
  await networks.start();
  const url = `http://localhost:${port}`;
  const logDir = work.newFolder('edge');
  const env = {
    ...edgeEnv({ settings, secrets: await readSecrets(site.dataDir) }),
    PORT: String(port),
    RELEASES_URL: registry.url,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    COMPOSITION_FILE: join(logDir, 'composition.json'),
  };
  const spec = { name: 'second-edge', script: 'dist/main.js', cwd: join(root, 'deploy/edge'), env, logDir };
  let running = new SupervisedProcess(spec);
  const start = async () => {
    running.start();
    await waitForHealth(running, `${url}/healthz`, logDir);
  };
  const stop = async () => {
    await networks.stop();
    await running.stop();
    await registry.stop();
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    registry,
    networks,
    async restart() {
      await running.stop();
      running = new SupervisedProcess(spec);
      await start();
    },
    stop,
  };
}
