import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { S3ContentStore } from './s3-content-store';

const MB = 1024 * 1024;
const AWAY = { code: 'file_store_unavailable' };

/** A store whose bucket answers as the test says, and gives a call up after 2 s. */
async function startStore(answer: RequestListener, timeoutMs = 2_000): Promise<S3ContentStore> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  const endpoint = `http://127.0.0.1:${port}`;
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  return new S3ContentStore(
    { endpoint, region: 'us-east-1', bucket: 'a', credentials, hasBucketInPath: true },
    timeoutMs,
  );
}

it('reads an object of the size that is expected', async () => {
  const store = await startStore((_, response) => response.end(Buffer.alloc(2 * MB, 'a')));
  expect(await store.read('one', 2 * MB)).toEqual(Buffer.alloc(2 * MB, 'a'));
});

it('ends the connection when an object is longer than expected, and keeps no more than that', async () => {
  let sent = 0;
  let isClosed = false;
  const store = await startStore((_, response) => {
    const piece = Buffer.alloc(MB, 1);
    const send = () => {
      do sent += MB;
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', send).on('close', () => (isClosed = true));
    send();
  });
  await expect(store.read('one', 1_000)).rejects.toMatchObject(AWAY);
  await expect.poll(() => isClosed).toBe(true);
  expect(sent).toBeLessThan(40 * MB); // what the buffers of both sockets take
});

it('gives a call up that is not answered', async () => {
  const store = await startStore(() => undefined, 300);
  await expect(store.read('one', 1)).rejects.toMatchObject(AWAY);
  await expect(store.write('one', Buffer.from('a'))).rejects.toMatchObject(AWAY);
});
