import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A server that can be reached over a slow line too. */
export interface SlowLine {
  readonly url: string;
  close(): void;
}

/**
 * Puts a line in front of a local server on which every byte is half a round trip late in either direction. The browser knows nothing
 * of it. Setting up TLS takes a round trip, as on a real line; setting up TCP takes none.
 */
export async function openSlowLine(target: string, roundTripMs: number): Promise<SlowLine> {
  const { port, protocol } = new URL(target);
  const server = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    forward(near, far, roundTripMs / 2);
    forward(far, near, roundTripMs / 2);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `${protocol}//localhost:${(server.address() as AddressInfo).port}`, // it listens on TCP
    close: () => void server.close(),
  };
}

function forward(from: Socket, to: Socket, delayMs: number): void {
  from.setNoDelay(true);
  // Each timer does what has waited longest: timers of different lengths may end in another order, and bytes would overtake each other.
  const waiting: (() => void)[] = [];
  const later = (work: () => void) => {
    waiting.push(work);
    setTimeout(() => waiting.shift()?.(), delayMs);
  };
  from.on('data', (chunk) => later(() => to.writable && to.write(chunk)));
  from.on('end', () => later(() => to.end()));
  from.on('error', () => to.destroy());
}
