import { fstatSync } from 'node:fs';
import { Socket } from 'node:net';
import { CHANNEL_DESCRIPTOR, FrameChannel, fromWorkerLimits, toWorkerLimits } from './frame-channel';
import type { FromWorker, ToWorker } from './worker-messages';

/**
 * The worker's end of the channel to its pool. The process ends with it: then the service is gone.
 *
 * @throws when the process was not started by a pool.
 */
export function openServiceChannel(onMessage: (message: ToWorker) => void): (message: FromWorker) => void {
  if (!isSocket(CHANNEL_DESCRIPTOR)) throw new Error('This is the worker of a pool: it is started by the service.');
  const channel = new FrameChannel(new Socket({ fd: CHANNEL_DESCRIPTOR, readable: true, writable: true }), {
    sent: fromWorkerLimits,
    received: toWorkerLimits,
    onMessage: (message) => onMessage(message as ToWorker), // what the pool sends
    onEnd: () => process.exit(),
  });
  return (message) => channel.send(message);
}

function isSocket(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isSocket();
  } catch {
    return false;
  }
}
