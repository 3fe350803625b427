import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Round trip of the emulated network. */
export const ROUND_TRIP_MS = 40;

/** A server that can be reached over a slow line too. */
export interface SlowLine {
  readonly url: string;
  close(): void;
}

/**
 * What a new connection costs before its first byte. Nothing unless `HANDSHAKES=paid`: in production the edge stands behind
 * HTTP/2, where all files of a page share one connection; the local stack speaks HTTP/1.1 and opens up to six.
 */
const HANDSHAKE_MS = process.env['HANDSHAKES'] === 'paid' ? ROUND_TRIP_MS : 0;

/**
 * Puts a line with a 40 ms round trip in front of a local server: every byte is half a round trip late in either direction.
 * The browser knows nothing of it.
 */
export async function slowLine(target: string): Promise<SlowLine> {
  const { port } = new URL(target);
  const server = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    forward(near, far, HANDSHAKE_MS);
    forward(far, near, 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`, // it listens on TCP
    close: () => void server.close(),
  };
}

function forward(from: Socket, to: Socket, handshakeMs: number): void {
  from.setNoDelay(true);
  // Later than everything before it, or bytes would overtake each other while the handshake is made up for.
  let due = Date.now() + handshakeMs;
  const later = (work: () => void) => {
    due = Math.max(due, Date.now() + ROUND_TRIP_MS / 2);
    setTimeout(work, due - Date.now());
  };
  from.on('data', (chunk) => later(() => to.writable && to.write(chunk)));
  from.on('end', () => later(() => to.end()));
  from.on('error', () => to.destroy());
}
