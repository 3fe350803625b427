import type { SelfSigned } from '../../../e2e/support/round-trips/self-signed.ts';
import { openTlsFront, type Protocol } from '../../../e2e/support/round-trips/tls-front.ts';
import { openSlowLine, type SlowLine } from './slow-line.ts';

export interface SlowFrontOptions {
  readonly protocol: Protocol;
  /** A round trip, in milliseconds. */
  readonly latency: number;
  readonly certificate: SelfSigned;
}

/** A server behind TLS and a slow line. */
export async function openSlowFront(
  origin: string,
  { protocol, latency, certificate }: SlowFrontOptions,
): Promise<{ url: SlowLine['url']; close(): Promise<void> }> {
  const front = await openTlsFront(origin, { protocol, certificate });
  const line = await openSlowLine(front.url, latency);
  return {
    url: line.url,
    async close() {
      line.close();
      await front.close();
    },
  };
}
