import net from 'node:net';

/** What Node's own cluster module passes on to its workers: a bound socket from which this process never accepts. */
interface BoundSocket {
  readonly fd: number;
  close(): void;
  unref(): void;
}

/** Not documented, and without an alternative: `net.Server` would accept connections here. */
const bind = Reflect.get(net, '_createServerHandle') as (
  host: string,
  port: number,
  addressType: 4,
) => BoundSocket | number;

/**
 * A socket on a loopback port for a process to inherit and listen on. Kept open here, it has one queue of connections for that
 * process and its replacement, so that none is refused or reset between the two.
 *
 * @throws {Error} when the port is in use.
 */
export function openListeningSocket(port: number): BoundSocket {
  const socket = bind('127.0.0.1', port, 4);
  if (typeof socket === 'number') throw new Error(`Port ${port} cannot be listened on (error ${socket}).`);
  socket.unref();
  return socket;
}

/** A socket for processes to inherit. */
export type ListeningSocket = BoundSocket;
