import type { SelfSigned } from '../../../e2e/support/round-trips/self-signed.ts';
import type { Protocol } from '../../../e2e/support/round-trips/tls-front.ts';
import type { BareChromium } from '../shared/chromium.ts';
import type { Session } from '../shared/cold-visit.ts';
import { openSlowFront } from '../shared/open-slow-front.ts';
import { measureHeading } from './measure-heading.ts';
import type { HeadingTimes, Pair } from './report.ts';

export interface Line {
  readonly page: string;
  readonly protocol: Protocol;
  readonly latency: number;
}

export interface Visitor {
  readonly chromium: BareChromium;
  readonly certificate: SelfSigned;
  readonly session: Session;
  readonly visits: number;
}

/** Opens a page of two servers over the same kind of line again and again, in turns, so that what slows the machine down slows both. */
export async function visitInTurns(
  origins: Pair<string>,
  line: Line,
  { chromium, certificate, session, visits }: Visitor,
): Promise<HeadingTimes> {
  const { page, protocol, latency } = line;
  const open = (origin: string) => openSlowFront(origin, { protocol, latency, certificate });
  const product = await open(origins[0]);
  const reference = await open(origins[1]);
  const times: Pair<number[]> = [[], []];
  try {
    for (let round = 0; round < visits; round += 1) {
      const turns = [
        async () => times[0].push(await measureHeading(chromium, product.url + page, session)),
        async () => times[1].push(await measureHeading(chromium, reference.url + page, session)),
      ];
      for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
    }
  } finally {
    await Promise.all([product.close(), reference.close()]);
  }
  return { ...line, times };
}
