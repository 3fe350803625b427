import { join } from 'node:path';
import { freePort } from '../../database/ports.ts';
import { waitForHealth } from '../../start/wait-for-health.ts';
import { actionsProcess } from '../locks/start-replicas.ts';
import { built } from './built.ts';

/** The actions service as it is deployed: one process, reached over HTTP. */
export async function startProduct(databaseUrl: string, logDir: string) {
  const port = await freePort();
  const product = actionsProcess({ name: 'actions', script: join(built, 'main.js'), logDir, port, databaseUrl });
  product.start();
  const origin = `http://127.0.0.1:${port}`;
  await waitForHealth(product, `${origin}/health/ready`, logDir);
  return { origin, stop: () => product.stop() };
}
