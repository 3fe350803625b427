import { createServer, type AddressInfo } from 'node:net';

/** Whether a loopback port can be listened on right now. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await tryListen(port)) !== undefined;
}

/** A free loopback port. */
export async function freePort(): Promise<number> {
  const port = await tryListen(0);
  if (port === undefined) throw new Error('This machine has no free port on 127.0.0.1.');
  return port;
}

function tryListen(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      // A server that listens on a port has an AddressInfo; the other forms are for pipes.
      const { port: taken } = server.address() as AddressInfo;
      server.close(() => resolve(taken));
    });
  });
}
