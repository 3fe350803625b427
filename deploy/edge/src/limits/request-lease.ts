import type { FastifyReply, FastifyRequest } from 'fastify';

type Holder = 'client' | 'service';

/** The limits that a request occupies. Released when both its client and its service are done. */
class RequestLease {
  readonly #holders = new Set<Holder>(['client']);
  readonly #giveBack: (() => void)[] = [];

  onEnd(giveBack: () => void): void {
    this.#giveBack.push(giveBack);
  }

  hold(holder: Holder): void {
    this.#holders.add(holder);
  }

  release(holder: Holder): void {
    this.#holders.delete(holder);
    if (this.#holders.size === 0) for (const giveBack of this.#giveBack.splice(0)) giveBack();
  }
}

const leases = new WeakMap<FastifyRequest, RequestLease>();

/** The lease of this request, which the client holds until its answer or its connection ends. */
export function obtainLease(request: FastifyRequest, reply: FastifyReply): RequestLease {
  const known = leases.get(request);
  if (known) return known;
  const lease = new RequestLease();
  leases.set(request, lease);
  reply.raw.once('close', () => lease.release('client'));
  return lease;
}

/** The service has answered or failed. */
export function releaseService(request: FastifyRequest): void {
  leases.get(request)?.release('service');
}
