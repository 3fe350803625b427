import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendRefusal } from '../http/refusal-page';
import type { ConcurrencyLimits } from './edge-limits';
import { KeyedBudget } from './keyed-budget';
import { obtainLease } from './request-lease';
import { identifyVisitor } from './visitor';

/** What is in flight per network and per account; shared by all routes that count together. */
export class Concurrency {
  readonly networks: KeyedBudget;
  readonly accounts: KeyedBudget;

  constructor({ perNetwork, perAccount }: ConcurrencyLimits) {
    this.networks = new KeyedBudget(perNetwork);
    this.accounts = new KeyedBudget(perAccount);
  }
}

/** Refuses requests of a network or an account that has too many in flight, before anything of their body is read. */
export function limitConcurrency(scope: FastifyInstance, { networks, accounts }: Concurrency, things: string): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { network, account } = identifyVisitor(request);
    if (!networks.take(network)) return refuse(reply, `Too many ${things} at the same time from this network.`);
    const lease = obtainLease(request, reply);
    lease.onEnd(() => networks.giveBack(network));
    if (account === undefined) return undefined;
    if (!accounts.take(account)) return refuse(reply, `Too many ${things} at the same time for this account.`);
    lease.onEnd(() => accounts.giveBack(account));
    return undefined;
  });
}

function refuse(reply: FastifyReply, sentence: string): FastifyReply {
  return sendRefusal(reply.header('retry-after', '2'), {
    status: 429,
    code: 'too_many_requests',
    title: `${sentence} Try again in a moment.`,
  });
}
