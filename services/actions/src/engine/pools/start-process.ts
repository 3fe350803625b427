import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import type { Command } from '@declic/media/confinement';
import { CLOSED, FrameChannel, fromWorkerLimits, toWorkerLimits } from './frame-channel';
import type { WorkerChannel } from './pool-worker';
import { MemoryLimitError, WorkerEndedError } from './pool.errors';

/** How much of what a process writes to its error stream is kept for the log. */
const STDERR_CHARACTERS = 4_000;

/** A process that has ended may have left another one that holds its streams: these are not waited for any longer. */
const STREAMS_MS = 500;

/** A process that ends closes its channel first. */
const CLOSED_MS = 200;

/** Starts a child process with a lower priority than the service's own, so that calls are still answered beside it. */
export function startProcess({ file, args }: Command, env: NodeJS.ProcessEnv): WorkerChannel {
  const child = spawn(file, args, { env, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  lowerPriority(child);
  let fault: string | undefined;
  let listen: (message: unknown) => void = () => undefined;
  const kill = (reason?: string) => {
    if (!child.killed) fault = reason;
    child.kill('SIGKILL');
  };
  const onEnd = (reason: string) => {
    if (reason === CLOSED) setTimeout(kill, CLOSED_MS, reason).unref();
    else kill(reason);
  };
  const channel = openChannel(child, { onMessage: (message) => listen(message), onEnd });
  return {
    // A process that has just ended is reported by `ended`.
    send: (message) => channel?.send(message),
    onMessage: (listener) => (listen = listener),
    countUnread: () => channel?.unreadBytes ?? 0,
    refuse: (reason) => channel?.end(reason),
    kill: () => kill(),
    ended: toEnd(child, () => fault),
  };
}

function openChannel(
  child: ChildProcess,
  handlers: { onMessage(message: unknown): void; onEnd(reason: string): void },
) {
  // A pipe of `stdio` is a socket of both directions; there is none when the machine has no descriptor left.
  const socket = child.stdio?.[3] as Socket | undefined; // typed for each position, and by direction
  return socket && new FrameChannel(socket, { sent: toWorkerLimits, received: fromWorkerLimits, ...handlers });
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}

function toEnd(child: ChildProcess, readFault: () => string | undefined): Promise<Error> {
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr = (stderr + text).slice(-STDERR_CHARACTERS)));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(new WorkerEndedError('The process did not start.', { cause: error })));
    const finish = (code: number | null, signal: NodeJS.Signals | null) => {
      child.stderr?.destroy();
      resolve(toReason({ end: signal ?? String(code), fault: readFault(), stderr }));
    };
    child.once('close', finish);
    child.once('exit', (code, signal) => void setTimeout(finish, STREAMS_MS, code, signal).unref());
  });
}

function toReason({ end, fault, stderr }: { end: string; fault: string | undefined; stderr: string }): Error {
  if (fault !== undefined && end === 'SIGKILL') return new WorkerEndedError(`The process broke the protocol: ${fault}`);
  const reason = new WorkerEndedError(`The process ended with ${end}. ${stderr}`);
  return isOutOfMemory(stderr) ? new MemoryLimitError(reason) : reason;
}

/** V8 and C++ libraries end the process when memory is refused, and write why. */
function isOutOfMemory(stderr: string): boolean {
  return /out of memory|bad_alloc|cannot allocate memory/i.test(stderr);
}
