import { isMainThread, workerData } from 'node:worker_threads';
import type { Action } from './engine/action';
import { denyAccess } from './engine/pools/deny-access';
import type { WorkerSettings } from './engine/pools/pool-job';
import { serveJobs } from './engine/pools/serve-jobs';
import { createPorts } from './ports/create-ports';

/** What a thread or process of a pool runs. `PoolRunner` starts it and sends its settings. */
const settings = (isMainThread ? JSON.parse(process.argv[2] ?? '') : workerData) as WorkerSettings;
if (settings.pool === 'sandbox') denyAccess();

interface Catalogue {
  findAction(slug: string): Action | undefined;
}

const catalogue = settings.catalogue
  ? ((await import(/* @vite-ignore */ settings.catalogue)) as Catalogue) // tests bring their own
  : await import('./catalogue/catalogue');
const ports = createPorts(settings.ports);
serveJobs({ find: catalogue.findAction, ports: settings.pool === 'sandbox' ? { clock: ports.clock } : ports });
