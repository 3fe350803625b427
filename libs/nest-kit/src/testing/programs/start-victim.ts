import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { SERVICE_NODE_OPTIONS } from '../../lifecycle/node-options';
import { processSettings } from '../process-settings';
import { FAIL_POINT_REACHED } from './fail-points';

/** A process of a service that stops at a fail point. */
export interface Victim {
  readonly pid: number;
  readonly url: string;
  /** The lines that it has written. */
  readonly log: readonly string[];
  /** Resolves when it waits at its fail point. */
  readonly reached: Promise<void>;
  /** `kill -9`, and waits until it is dead. */
  kill(): Promise<void>;
  /** Asks it to end, and gives its exit code once it has. */
  end(signal: 'SIGTERM' | 'SIGINT'): Promise<number | null>;
}

export interface VictimSettings {
  readonly failPoint: string;
  readonly databaseUrl: string;
  /** Goes on after that time instead of waiting to be killed. */
  readonly pauseMs?: number | undefined;
  /** Beyond those that every service has. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a built program that calls `readFailPoint`, as services are deployed, and waits until it listens. */
export async function startVictim(
  program: string,
  { failPoint, databaseUrl, pauseMs, env }: VictimSettings,
): Promise<Victim> {
  const child = spawn(process.execPath, [...SERVICE_NODE_OPTIONS, program], {
    env: {
      ...process.env,
      ...processSettings,
      DATABASE_URL: databaseUrl,
      FAIL_POINT: failPoint,
      PAUSE_MS: String(pauseMs ?? ''),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const dead = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = Promise.withResolvers<string>();
  const reached = Promise.withResolvers<void>();
  const log: string[] = [];
  createInterface(child.stdout).on('line', (line) => {
    log.push(line);
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (address) url.resolve(address);
    if (line === FAIL_POINT_REACHED) reached.resolve();
  });
  void dead.then(() => {
    url.reject(new Error('The service ended before it listened.'));
    reached.reject(new Error(`The service ended before it was at: ${failPoint}`));
  });
  // Not every test waits for it.
  reached.promise.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    url: await url.promise,
    log,
    reached: reached.promise,
    async kill() {
      child.kill('SIGKILL');
      await dead;
    },
    end(signal) {
      child.kill(signal);
      return dead;
    },
  };
}
