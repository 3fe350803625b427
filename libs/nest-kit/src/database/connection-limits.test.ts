import { type AddressInfo, Server } from 'node:net';
import { Pool } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { connectionLimits } from './connection-limits';

const limits = connectionLimits({
  DATABASE_CONNECT_TIMEOUT_MS: 5_000,
  DATABASE_STATEMENT_TIMEOUT_MS: 5_000,
  DATABASE_LOCK_TIMEOUT_MS: 5_000,
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: 5_000,
});

const aMessage = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};

const AUTHENTICATED = aMessage('R', Buffer.from([0, 0, 0, 0]));
const READY = aMessage('Z', Buffer.from('I'));
const TERMINATED = aMessage(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

/** A server that is ready, and ends the connection, in one packet. */
async function startEndingServer(): Promise<number> {
  const server = new Server((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED, READY, TERMINATED])));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port; // it listens on TCP
}

it('lets no connection that ends before its holder listens end the process', async () => {
  const pool = new Pool({ ...limits, host: '127.0.0.1', port: await startEndingServer(), user: 'any', max: 1 });
  pool.on('error', () => undefined);
  const thrown: unknown[] = [];
  const note = (error: unknown) => thrown.push(error);
  process.on('uncaughtException', note);
  onTestFinished(() => void process.off('uncaughtException', note));

  const client = await pool.connect();
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  await pool.end();

  expect(thrown).toEqual([]);
});
