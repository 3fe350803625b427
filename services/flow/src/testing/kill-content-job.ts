import { join } from 'node:path';
import { startVictim } from '@declic/nest-kit/testing/victim';
import { inject } from 'vitest';
import type { FailPoint } from './content-fail-points';

/** Starts a process that works on the jobs of the database until it is at its fail point, and kills it there. */
export async function killAt(failPoint: FailPoint, databaseUrl: string): Promise<void> {
  const program = join(inject('flowPrograms'), 'mortal-content-service.js');
  const victim = await startVictim(program, { failPoint, databaseUrl });
  await victim.reached;
  await victim.kill();
}
