import { createHash } from 'node:crypto';
import { toNetwork } from '@declic/nest-kit/to-network';
import type { FastifyRequest } from 'fastify';

/** Who is counted for a request. */
export interface Visitor {
  readonly network: string;
  /**
   * A hash of the bearer token, which stands for its account: the edge checks no token. A client may invent tokens, so the limit of
   * the network always counts, too; one account with several tokens is limited by the service.
   */
  readonly account: string | undefined;
}

export function identifyVisitor({ ip, headers: { authorization } }: FastifyRequest): Visitor {
  return {
    network: toNetwork(ip),
    account: authorization && createHash('sha256').update(authorization).digest('base64'),
  };
}
