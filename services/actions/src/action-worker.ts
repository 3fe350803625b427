import { denyAccess } from '@declic/media/confinement';
import type { Action } from './engine/action';
import type { WorkerSettings } from './engine/pools/pool-job';
import { RemotePorts } from './engine/pools/remote-ports';
import { serveJobs } from './engine/pools/serve-jobs';
import { openServiceChannel } from './engine/pools/service-channel';

interface Catalogue {
  findAction(slug: string): Action | undefined;
}

/** What a process of a pool runs. `PoolRunner` starts it and sends its settings, which come first. */
const settings = Promise.withResolvers<WorkerSettings>();
const send = openServiceChannel((message) => {
  if (message.type === 'settings') settings.resolve(message.settings);
  else if (message.type === 'answer') remote.settle(message.id, message.answer);
  // A job may arrive while the catalogue is loaded.
  else void serving.then((serve) => serve(message));
});
const remote = new RemotePorts(send);
denyAccess();
const serving = settings.promise.then(start);
await serving;

async function start({ pool, catalogue: file }: WorkerSettings) {
  const { findAction } = file
    ? ((await import(/* @vite-ignore */ file)) as Catalogue) // tests bring their own
    : await import('./catalogue/catalogue');
  const local = { clock: { now: () => new Date() }, model: null };
  return serveJobs(
    { find: findAction, ports: pool === 'worker' ? { ...local, ...remote.ports } : local },
    send,
    remote,
  );
}
