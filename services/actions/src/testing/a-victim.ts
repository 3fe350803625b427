import { join } from 'node:path';
import { startVictim as start, type Victim } from '@declic/nest-kit/testing/victim';
import { inject } from 'vitest';
import type { FailPoint } from './fail-points';

export type { Victim };

/**
 * Starts the service as it is deployed, with fail points. With `pauseMs` it goes on after that time instead of waiting to be
 * killed. `env`: further settings.
 */
export function startVictim(
  failPoint: FailPoint,
  databaseUrl: string,
  pauseMs?: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Victim> {
  const program = join(inject('actionWorker'), 'mortal-service.js');
  return start(program, { failPoint, databaseUrl, pauseMs, env: { ...settings, ...env } });
}

const settings = {
  VERIFY_EXAMPLES: 'off',
  FILE_LINK_SECRET: 'a secret that only tests know, 32 characters',
  WEBHOOK_SECRET: 'a secret that only tests know, 32 characters',
};
