import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Command } from './confined-command';
import type { WorkerChannel } from './pool-worker';
import { MemoryLimitError, WorkerEndedError } from './pool.errors';

/** How much of what a process writes to its error stream is kept for the log. */
const STDERR_CHARACTERS = 4_000;

/** Starts a child process with a lower priority than the service's own, so that calls are still answered beside it. */
export function startProcess({ file, args }: Command, env: NodeJS.ProcessEnv): WorkerChannel {
  const child = spawn(file, args, { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], serialization: 'advanced' });
  lowerPriority(child);
  const ended = toEnd(child);
  return {
    // A process that has just ended is reported by `ended`.
    send: (message) => void child.send(message, () => undefined),
    onMessage: (listener) => child.on('message', (message: unknown) => listener(message)),
    kill: () => void child.kill('SIGKILL'),
    ended,
  };
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}

function toEnd(child: ChildProcess): Promise<Error> {
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr = (stderr + text).slice(-STDERR_CHARACTERS)));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(new WorkerEndedError('The process did not start.', { cause: error })));
    child.once('close', (code, signal) => {
      const reason = new WorkerEndedError(`The process ended with ${signal ?? code}. ${stderr}`);
      resolve(isOutOfMemory(stderr) ? new MemoryLimitError(reason) : reason);
    });
  });
}

/** V8 and C++ libraries end the process when memory is refused, and write why. */
function isOutOfMemory(stderr: string): boolean {
  return /out of memory|bad_alloc|cannot allocate memory/i.test(stderr);
}
