import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Reads `+ <pid>` and `- <pid>` until the end of its input, which is the end of this process, by `kill -9` too. What has not ended
 * 8 s later is killed, with its group: it is deaf, or frozen. A shell, because it must not share the faults of what it guards.
 */
const GUARD = `trap "" INT TERM HUP
pids=" "
while read -r change pid; do
  case $change in
    +) pids="$pids$pid " ;;
    -) case $pids in *" $pid "*) pids="\${pids%% $pid *} \${pids#* $pid }" ;; esac ;;
  esac
done
tries=0
while [ $tries -lt 75 ]; do
  alive=
  for pid in $pids; do kill -0 $pid 2>/dev/null && alive=1; done
  [ -z "$alive" ] && exit
  sleep 0.1
  tries=$((tries + 1))
done
for pid in $pids; do kill -KILL -$pid 2>/dev/null || kill -KILL $pid 2>/dev/null; done`;

const guarded = new Set<number>();
let guard: ChildProcess | undefined;

/** Makes sure that a process outlives this one by 10 s at most, even when both are deaf, frozen or killed. */
export function guardOrphan(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  guard ??= startGuard();
  guarded.add(pid);
  guard.stdin?.write(`+ ${pid}\n`);
  child.once('exit', () => {
    guarded.delete(pid);
    guard?.stdin?.write(`- ${pid}\n`);
  });
}

function startGuard(): ChildProcess {
  const started = spawn('sh', ['-c', GUARD], { stdio: ['pipe', 'ignore', 'ignore'], detached: true, cwd: '/' });
  // It must not keep this process alive.
  started.unref();
  if (started.stdin && 'unref' in started.stdin && typeof started.stdin.unref === 'function') started.stdin.unref();
  // One that was killed is replaced with the next process; what it guarded is told again.
  started.stdin?.on('error', () => undefined);
  started.once('error', () => undefined);
  started.once('exit', () => (guard = undefined));
  for (const pid of guarded) started.stdin?.write(`+ ${pid}\n`);
  return started;
}
