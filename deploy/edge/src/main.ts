import { join } from 'node:path';
import { listenOptions, reportReady } from '@declic/nest-kit/supervision';
import { buildEdge } from './app';
import { readConfig } from './config';

/** Supervisors wait 10 s before they kill. */
const MAX_MS = 9_500;

try {
  const config = { ...readConfig(process.env), pageWorker: join(import.meta.dirname, 'page-worker.js') };
  const app = await buildEdge(config);

  // SIGTERM: another edge takes over. SIGINT: the port closes at once. Running requests are answered either way.
  let stopping = false;
  const stop = async (takeOver: boolean) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), MAX_MS);
    await app.drain.run({ takeOver });
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop(true));
  process.on('SIGINT', () => void stop(false));

  await app.listen(listenOptions({ LISTEN_FD: config.listenFd, SERVICE_PORT: config.port, HOST: config.host }));
  reportReady();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
