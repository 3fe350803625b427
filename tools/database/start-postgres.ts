import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { ADMIN, broken, prepareCluster, serverEnv } from './cluster.ts';
import { type RunningServer, runningServer } from './pid-file.ts';
import { isPortFree } from './ports.ts';
import { isAlive, waitUntil } from './processes.ts';
import { type Place, reachablePlace } from './reachable-place.ts';
import { CliError } from './cli-error.ts';
import { type ServerUser, serverUser } from './server-user.ts';

const TIMEOUT_MS = { start: 30_000, port: 3_000 };

/** How often a server may fail to start for a reason that does not pass by itself. */
const MAX_START_FAILURES = 3;

/** Where the data lies and which port is wanted. */
export interface PostgresOptions {
  readonly dataDir: string;
  readonly port: number;
  /** Further settings, such as `{ fsync: 'off' }` for tests. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A server to use, and to stop if it was us who started it. */
export interface Postgres {
  /** URL of the admin login on the database `postgres`. */
  readonly adminUrl: string;
  readonly port: number;
  /** Where the data really lies; see `reachablePlace`. */
  readonly dataDir: string;
  readonly how: 'started' | 'adopted';
  isRunning(): boolean;
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL on a data folder, making the folder first if need be, or joins the server that already runs on it.
 *
 * @throws {CliError} when the port is taken or the folder cannot be used.
 */
export async function startPostgres({ dataDir: wanted, port, settings = {} }: PostgresOptions): Promise<Postgres> {
  const user = await serverUser();
  const place = await reachablePlace(resolve(wanted), await findBinaries(), user);
  const password = await prepareCluster(place, user);
  const toPostgres = (server: RunningServer, how: Postgres['how'], stop: Postgres['stop']): Postgres => ({
    adminUrl: `postgres://${ADMIN}:${password}@127.0.0.1:${server.port}/postgres`,
    port: server.port,
    dataDir: place.dataDir,
    how,
    isRunning: () => runningServer(place.dataDir) !== undefined,
    stop,
  });

  const end = Date.now() + TIMEOUT_MS.start;
  let complaint = 'it did not answer in time';
  for (let failures = 0; failures < MAX_START_FAILURES && Date.now() < end;) {
    const running = await readyServer(place.dataDir);
    if (running) return toPostgres(running, 'adopted', async () => undefined);

    // The children of a killed server hold its port for a moment.
    if (!(await waitUntil(() => isPortFree(port), TIMEOUT_MS.port, 100)))
      throw new CliError(
        `Port ${port} is in use, and the database needs it: stop what uses it, or choose other ports with PORT=5000.`,
      );
    const attempt = launch(place, user, port, settings);
    const server = await attempt.ready();
    if (server) return toPostgres(server, 'started', () => attempt.stop());
    // Another starter may have been faster, or the lock of a killed server is not gone yet: look again.
    complaint = attempt.complaint();
    if (!/lock file|starting up/.test(complaint)) failures += 1;
    await attempt.stop();
    await pause(100);
  }
  throw broken(place.dataDir, complaint);
}

/** A server that runs on this folder, once it accepts connections. */
async function readyServer(dataDir: string): Promise<RunningServer | undefined> {
  await waitUntil(() => runningServer(dataDir)?.ready ?? true, 10_000);
  const server = runningServer(dataDir);
  return server?.ready ? server : undefined;
}

/**
 * The server stops when this process goes away, by `kill -9` too: a shell waits for the end of its input, which is our pipe, and
 * then interrupts the server. It repeats that, because a server that is just starting does not listen to signals yet. One that is
 * frozen never does: after 7 s it is killed with its children, which would otherwise outlive it, and recovers at its next start.
 */
const WATCHER = `"$@" </dev/null & server=$!
trap "" INT TERM HUP
cat >/dev/null
tries=0
while kill -INT $server 2>/dev/null; do
  sleep 0.1
  tries=$((tries + 1))
  if [ $tries -ge 70 ]; then kill -KILL $(cat /proc/$server/task/$server/children) $server; break; fi
done`;

/** How the server says that it gives up: in its log, or (before it has one) in its own name. The watching shell lives on. */
const DEADLY = /(?:\b(?:FATAL|PANIC):\s+|^postgres: )(.*)/m;

function launch({ dataDir, bin }: Place, user: ServerUser, port: number, settings: Readonly<Record<string, string>>) {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200', ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child: ChildProcessByStdio<Writable, null, Readable> = spawn(
    'sh',
    ['-c', WATCHER, 'sh', join(bin, 'postgres'), '-D', dataDir, '-p', String(port), ...flags],
    { ...user, env: serverEnv, stdio: ['pipe', 'ignore', 'pipe'], detached: true, cwd: '/' },
  );
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-8_000)));
  const failed = () => child.exitCode !== null || DEADLY.test(log);
  // Our own server writes a new pid file; a `ready` that a killed one left behind belongs to a pid that is gone.
  const own = () => {
    const server = runningServer(dataDir);
    return server?.ready && server.port === port ? server : undefined;
  };

  return {
    async ready(): Promise<RunningServer | undefined> {
      await waitUntil(() => failed() || own() !== undefined, TIMEOUT_MS.start);
      const server = failed() ? undefined : own();
      if (server) {
        child.unref();
        // The pipes stay open without keeping this process alive.
        for (const stream of [child.stdin, child.stderr])
          if ('unref' in stream && typeof stream.unref === 'function') stream.unref();
      }
      return server;
    },
    async stop(): Promise<void> {
      // Not asked whether it failed: a running server says FATAL as well, to a connection that it ends.
      const pid = own()?.pid;
      child.stdin.end();
      if (pid !== undefined) await waitUntil(() => !isAlive(pid), 20_000);
    },
    complaint: () => log.match(DEADLY)?.[1] ?? 'it did not start',
  };
}
