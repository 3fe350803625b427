import { join } from 'node:path';
import { startVictim, type Victim } from '@declic/nest-kit/testing/victim';
import { inject } from 'vitest';
import type { FailPoint } from './fail-points';

/** Starts the service as a process of its own, which stops at its fail point. */
export function startMortalService(
  failPoint: FailPoint,
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Victim> {
  return startVictim(join(inject('workshopsPrograms'), 'mortal-service.js'), { failPoint, databaseUrl, env });
}

/** Starts the service as it is deployed, as a process of its own. */
export function startServiceProcess(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Promise<Victim> {
  return startVictim(join(inject('workshopsPrograms'), 'service.js'), { failPoint: '', databaseUrl, env });
}

/** The answer of a call to such a process; undefined where it died before. */
export async function callVictim(victim: Victim, path: string, init: RequestInit): Promise<Response | undefined> {
  return fetch(`${victim.url}/api/workshops/${path}`, { method: 'POST', ...init }).catch(() => undefined);
}
