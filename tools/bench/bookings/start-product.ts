import { join } from 'node:path';
import { SERVICE_NODE_OPTIONS } from '@declic/nest-kit/node-options';
import { freePort } from '../../database/ports.ts';
import { SupervisedProcess } from '../../start/supervised-process.ts';
import { waitForHealth } from '../../start/wait-for-health.ts';
import { benchServiceEnv } from '../service-env.ts';

/** The workshops service as it is deployed: one process, reached over HTTP. */
export async function startProduct(databaseUrl: string, built: string, logDir: string) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const product = new SupervisedProcess({
    name: 'workshops',
    script: join(built, 'main.js'),
    nodeOptions: SERVICE_NODE_OPTIONS,
    cwd: built,
    logDir,
    env: benchServiceEnv(port, databaseUrl),
  });
  product.start();
  try {
    await waitForHealth(product, `${origin}/health/ready`, logDir);
  } catch (error) {
    await product.stop();
    throw error;
  }
  return { origin, stop: () => product.stop() };
}
