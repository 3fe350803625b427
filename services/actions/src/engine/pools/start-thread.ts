import { Worker } from 'node:worker_threads';
import type { WorkerSettings } from './pool-job';
import type { WorkerChannel } from './pool-worker';
import { MemoryLimitError, WorkerEndedError } from './pool.errors';
import type { FromWorker } from './worker-messages';

/** Of the JavaScript heap. Buffers are not part of it: what works on large ones runs in the media pool. */
const MAX_HEAP_MB = 256;

/** Starts a worker thread with a heap limit. */
export function startThread(file: string, settings: WorkerSettings, env: NodeJS.ProcessEnv): WorkerChannel {
  const thread = new Worker(file, {
    env,
    workerData: settings,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  return {
    send: (message) => thread.postMessage(message),
    // Our own code sends it.
    onMessage: (listener) => thread.on('message', (message) => listener(message as FromWorker)),
    kill: () => void thread.terminate(),
    ended: new Promise((resolve) => {
      thread.once('error', (error) => resolve(toReason(error)));
      thread.once('exit', (code) => resolve(new WorkerEndedError(`The thread ended with ${code}.`)));
    }),
  };
}

function toReason(error: unknown): Error {
  const isOutOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory ? new MemoryLimitError(error) : new WorkerEndedError('The thread failed.', { cause: error });
}
