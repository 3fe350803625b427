import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a database that can fall silent without closing, as a frozen server or a broken network does. */
export interface Relay {
  readonly url: string;
  freeze(): void;
  stop(): Promise<void>;
}

export async function startRelay(databaseUrl: string): Promise<Relay> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (!isFrozen) to.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        if (!isFrozen) to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port); // listens on TCP
  return {
    url: url.href,
    freeze: () => (isFrozen = true),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
