import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { testJwks } from '@declic/nest-kit/testing';
import { startVictim as start, type Victim } from '@declic/nest-kit/testing/victim';
import { afterAll, inject } from 'vitest';
import type { FailPoint } from './fail-points';

export type { Victim };

/** The keys that tokens of tests are signed with, as the accounts service publishes them. */
const keys = createServer((_, reply) => {
  reply.setHeader('content-type', 'application/json').end(JSON.stringify(testJwks));
}).listen(0, '127.0.0.1');
await once(keys, 'listening');
const { port } = keys.address() as AddressInfo; // because it listens on one
afterAll(() => keys.close());

/** Starts the service as it is deployed, with fail points. */
export function startVictim(failPoint: FailPoint, databaseUrl: string): Promise<Victim> {
  const env = { SESSION_JWKS_URL: `http://127.0.0.1:${port}/` };
  return start(join(inject('flowPrograms'), 'mortal-service.js'), { failPoint, databaseUrl, env });
}
