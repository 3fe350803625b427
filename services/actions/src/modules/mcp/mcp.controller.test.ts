import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { expect, it, vi } from 'vitest';
import { McpController } from './mcp.controller';

it('closes the server of a message whose answer cannot be sent', async () => {
  const server = new Server({ name: 'test', version: '1.0.0' }, { capabilities: { tools: {} } });
  const close = vi.spyOn(server, 'close');
  const config = { PUBLIC_URL: 'http://localhost:4000' };
  const controller = Reflect.construct(McpController, [{ createServer: () => server }, config]) as McpController; // with these two only
  const headers = {
    host: 'localhost:4000',
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
  };
  const request = { id: 'one', headers, method: 'POST', url: '/v1/mcp', body: {} };
  const send = () => Promise.reject(new Error('The connection is gone.'));
  const reply = { status: () => reply, headers: () => reply, send };
  const body = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const call = Reflect.apply(controller.call, controller, [{ body, headers: {} }, {}, request, reply]);
  await expect(call).rejects.toThrow('The connection is gone.');
  expect(close).toHaveBeenCalledOnce();
});
