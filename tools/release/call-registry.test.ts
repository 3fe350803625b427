import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { callRegistry, type RegistryCall } from './call-registry.ts';

const CHANGE: RegistryCall = {
  method: 'PUT',
  path: '/api/releases/deployables/mf-flow/frozen',
  body: { frozen: true },
};
const READ: RegistryCall = { method: 'GET', path: '/api/releases/deployables' };
const MAYBE = 'may have been carried out';

async function aServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listens on TCP
}

async function aClosedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // listens on TCP
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}

async function messageOf(releasesUrl: string, call: RegistryCall, token = 'secret'): Promise<string> {
  const error: unknown = await callRegistry({ releasesUrl, token }, call).catch((reason: unknown) => reason);
  return error instanceof Error ? error.message : 'no error';
}

it('says that a change which was not answered in time may have been made', async () => {
  const url = await aServer(() => undefined);
  const late = `The registry at ${url} did not answer within 0.2 s.`;
  expect(await messageOf(url, { ...CHANGE, timeoutMs: 200 })).toMatch(new RegExp(`^${late}\n.*${MAYBE}`));
  expect(await messageOf(url, { ...READ, timeoutMs: 200 })).toBe(late);
});

it('says the same when the connection breaks, or when what stands in front of the registry gives up', async () => {
  const broken = await aServer((request, response) => request.on('end', () => response.destroy()).resume());
  const proxy = await aServer((_request, response) => {
    response.writeHead(504).end(JSON.stringify({ title: 'The releases service took too long to answer.' }));
  });
  expect(await messageOf(broken, CHANGE)).toContain(MAYBE);
  expect(await messageOf(proxy, CHANGE)).toMatch(
    new RegExp(`^The registry cannot be reached: The releases service took too long to answer. \\(504\\)\n.*${MAYBE}`),
  );
});

it('does not say it when nothing was sent, or when the registry refused', async () => {
  const refusing = await aServer((_request, response) => {
    response.writeHead(409).end(JSON.stringify({ title: 'mf-flow is frozen.' }));
  });
  const closed = await aClosedPort();
  expect(await messageOf(closed, CHANGE)).toBe(`No registry answers at ${closed}. Is the stack running (npm start)?`);
  expect(await messageOf(refusing, CHANGE)).toBe('The registry refused: mf-flow is frozen. (409)');
});

it('says which setting is wrong when a call cannot be made or something else answers', async () => {
  const page = await aServer((_request, response) => void response.end('<!doctype html>'));
  expect(await messageOf('declic.example', READ)).toContain('RELEASES_URL is no address: declic.example');
  expect(await messageOf(page, READ, 'tok…en')).toContain('RELEASE_TOKEN has a space, or a character');
  expect(await messageOf(page, READ)).toBe(`What answers at ${page} is not the registry. Check RELEASES_URL.`);
});
