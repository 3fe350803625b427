import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SERVICE_NODE_OPTIONS } from '@declic/nest-kit/node-options';
import { processSettings } from '@declic/nest-kit/testing';
import { inject } from 'vitest';
import { FAIL_POINT_REACHED, type FailPoint } from './fail-points';

/** A process of the service that stops at a fail point. */
export interface Victim {
  readonly pid: number;
  readonly url: string;
  /** Resolves when it waits at its fail point. */
  readonly reached: Promise<void>;
  /** `kill -9`, and waits until it is dead. */
  kill(): Promise<void>;
  /** Asks it to end, and gives its exit code once it has. */
  end(signal: 'SIGTERM' | 'SIGINT'): Promise<number | null>;
}

/**
 * Starts the service as it is deployed, with fail points. With `pauseMs` it goes on after that time instead of waiting to be
 * killed. `env`: further settings.
 */
export async function startVictim(
  failPoint: FailPoint,
  databaseUrl: string,
  pauseMs?: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Victim> {
  const child = spawn(process.execPath, [...SERVICE_NODE_OPTIONS, join(inject('actionWorker'), 'mortal-service.js')], {
    env: {
      ...process.env,
      ...settings,
      ...env,
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
  createInterface(child.stdout).on('line', (line) => {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (address) url.resolve(address);
    if (line === FAIL_POINT_REACHED) reached.resolve();
  });
  void dead.then(() => url.reject(new Error('The service ended before it listened.')));
  return {
    pid: child.pid ?? 0,
    url: await url.promise,
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

const settings = {
  ...processSettings,
  VERIFY_EXAMPLES: 'off',
  FILE_LINK_SECRET: 'a secret that only tests know, 32 characters',
  WEBHOOK_SECRET: 'a secret that only tests know, 32 characters',
};
