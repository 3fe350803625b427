import { once } from 'node:events';
import type { Action } from './engine/action';
import { denyAccess } from './engine/pools/deny-access';
import { serveJobs } from './engine/pools/serve-jobs';
import type { ToWorker } from './engine/pools/worker-messages';
import { createPorts } from './ports/create-ports';

/** What a process of a pool runs. `PoolRunner` starts it and sends its settings. */
if (!process.send) throw new Error('This is the worker of a pool: it is started by the service.');
const [first] = (await once(process, 'message')) as [ToWorker]; // what `PoolRunner` sends
if (first.type !== 'settings') throw new Error('The settings come first.');
const { settings } = first;
if (settings.pool === 'sandbox') denyAccess();

interface Catalogue {
  findAction(slug: string): Action | undefined;
}

const catalogue = settings.catalogue
  ? ((await import(/* @vite-ignore */ settings.catalogue)) as Catalogue) // tests bring their own
  : await import('./catalogue/catalogue');
const ports = createPorts(settings.ports);
serveJobs({ find: catalogue.findAction, ports: settings.pool === 'sandbox' ? { clock: ports.clock } : ports });
