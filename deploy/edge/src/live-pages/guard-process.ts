import { type ChildProcess, spawn } from 'node:child_process';

/** Waits for the end of its input, which comes with the end of this process, by `kill -9` too. */
const GUARD = 'trap "" INT TERM HUP; read -r _; kill -KILL "$1"';

/**
 * Makes sure that a child process ends with this one. By itself it would only see that its channel is closed, and one that runs for
 * ever sees nothing. The kernel does it where there is `setpriv`; a shell does it everywhere else.
 */
export function guardProcess(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const guard = spawn('sh', ['-c', GUARD, 'sh', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
    env: {},
  });
  guard.once('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  // It keeps this process from nothing, and never outlives the child: the number might be that of another process by then.
  guard.unref();
  child.once('exit', () => guard.kill('SIGKILL'));
}
