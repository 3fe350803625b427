import { createServer } from 'node:tls';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { fetchOnLoopback } from './testing/fetch-on-loopback.ts';
import { SELF_SIGNED } from './testing/self-signed.ts';

const { fetch } = fetchOnLoopback();

afterEach(() => vi.unstubAllEnvs());

/** Answers over TLS, and keeps the names that clients asked for. */
async function startTlsSite() {
  const names: string[] = [];
  const server = createServer(
    {
      ...SELF_SIGNED,
      SNICallback: (name, done) => {
        names.push(name);
        done(null);
      },
    },
    (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'),
  );
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a string
  return { port, names };
}

it('refuses a certificate that no authority signed, whatever the environment says', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  const { port } = await startTlsSite();
  await expect(fetch(`https://shop.example.com:${port}/`)).rejects.toMatchObject({ code: 'unreachable' });
});

it('asks for the certificate of the name, though it connects to an address', async () => {
  const { port, names } = await startTlsSite();
  await fetch(`https://shop.example.com:${port}/`).catch(() => undefined);
  expect(names).toEqual(['shop.example.com']);
});
