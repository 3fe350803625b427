import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

interface Place {
  readonly host?: string;
  readonly port?: number;
}

/** Serves a site until the end of the test, and gives its origin. */
export async function startSite(listener: RequestListener, { host = '127.0.0.1', port = 0 }: Place = {}) {
  const server = createServer(listener);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return listen(server, host, port);
}

/** A server that answers with bytes of its own instead of HTTP as Node writes it. */
export async function startRawSite(onConnection: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    // A client that gives up resets the connection.
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return listen(server, '127.0.0.1', 0);
}

async function listen(server: Server | TcpServer, host: string, port: number) {
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address() as AddressInfo; // a TCP server's address is never a string
  return { origin: `http://${host}:${address.port}`, port: address.port };
}
