import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { assertStack, readDevOptions } from './dev-options.ts';

const all = ['mf-console', 'mf-flow'];

it('runs all remotes against a stack of this machine, unless told otherwise', () => {
  expect(readDevOptions([], all)).toEqual({ remotes: all, from: undefined });
  expect(readDevOptions(['mf-flow', '--from', 'https://staging.example/workshops?page=2'], all)).toEqual({
    remotes: ['mf-flow'],
    from: 'https://staging.example',
  });
});

it.each([
  [['mf-nothing'], 'There is no remote mf-nothing'],
  [['--from', 'staging'], 'is no address of a stack'],
  [['--from', 'file:///etc'], 'is no address of a stack'],
  [['--form', 'https://staging.example'], 'Usage: npm run dev'],
])('refuses %j', (args, reason) => {
  expect(() => readDevOptions(args, all)).toThrow(reason);
});

it('needs a product at the other end', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // listens on TCP
  await expect(assertStack(origin)).rejects.toThrow(`${origin} cannot be developed against`);
  server.close();
  server.closeAllConnections();
  await expect(assertStack(origin)).rejects.toThrow('it did not answer');
});
