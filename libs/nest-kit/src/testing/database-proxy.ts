import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** TCP proxy between a service and its database, with failures that a test switches on. */
export interface DatabaseProxy {
  /** Leads to the same database through the proxy. */
  readonly url: string;
  /** Ends all connections and refuses new ones, like a server that was stopped. */
  stop(): Promise<void>;
  /** Takes connections again. */
  start(): Promise<void>;
  /** From now on, answers of the server are lost, and connections with them. What was sent has happened. */
  loseAnswers(): void;
  /** Passes nothing on, like a server or a network that is frozen; no side hears that the other one has closed. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** Starts a proxy in front of the server of a PostgreSQL URL. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<{ readonly inner: Socket; readonly outer: Socket }>();
  let losesAnswers = false;
  let isFrozen = false;

  const server = createServer((outer) => {
    const inner = connect(Number(target.port || 5432), target.hostname);
    const pair = { inner, outer };
    pairs.add(pair);
    const end = () => {
      if (isFrozen) return;
      pairs.delete(pair);
      inner.destroy();
      outer.destroy();
    };
    for (const socket of [inner, outer]) socket.on('error', end).on('close', end);
    outer.on('data', (chunk) => inner.write(chunk));
    inner.on('data', (chunk) => (losesAnswers ? end() : outer.write(chunk)));
    if (isFrozen) pause(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);

  const stop = async () => {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    isFrozen = false;
    for (const { inner, outer } of pairs) for (const socket of [inner, outer]) socket.destroy();
    await closed;
  };
  return {
    url: url.href,
    stop,
    async start() {
      losesAnswers = false;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    loseAnswers() {
      losesAnswers = true;
    },
    freeze() {
      isFrozen = true;
      pairs.forEach(pause);
    },
    thaw() {
      isFrozen = false;
      for (const { inner, outer } of pairs)
        if (inner.destroyed || outer.destroyed) for (const socket of [inner, outer]) socket.destroy();
        else for (const socket of [inner, outer]) socket.resume();
    },
    close: stop,
  };
}

function pause({ inner, outer }: { readonly inner: Socket; readonly outer: Socket }): void {
  inner.pause();
  outer.pause();
}
