import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { BODY_LIMIT } from '@declic/nest-kit/body-limit';
import { describe, expect, it } from 'vitest';
import { expectRefusalPage, FORM, inBrowser } from '../testing/refusal-page';
import { startEdgeForFile } from '../testing/start-edge';
import type { SeenRequest } from '../testing/upstream';

const edge = await startEdgeForFile();

describe('a large body', () => {
  const postChunked = (agent: Agent, size: number) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'transfer-encoding': 'chunked' };
      const target = { host: '127.0.0.1', port: edge.port, path: '/api/flow/x', method: 'POST', headers, agent };
      const request = httpRequest(target, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      });
      request.once('error', reject);
      request.end(Buffer.alloc(size, 'x'));
    });
  const tooMuch = Buffer.alloc(BODY_LIMIT + 1, 'x');

  it('is refused when it says so', async () => {
    const response = await edge
      .send('/api/flow/x', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': tooMuch.length },
      })
      .catch(() => undefined);

    expect(response?.status).toBe(413);
    expect(response?.json()).toMatchObject({ code: 'payload_too_large' });
  });

  it('that is sent on after its refusal resets no connection', async () => {
    const head = `POST /api/flow/x HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${tooMuch.length}\r\n\r\n`;
    const socket = connect({ port: edge.port, host: '127.0.0.1', allowHalfOpen: true });
    const closed = once(socket, 'close');
    socket.write(head);
    await once(socket, 'data');
    socket.end(tooMuch);
    // Rejects when the connection is reset.
    await expect(closed).resolves.toEqual([false]);
  });

  it('is refused when it does not say so', async () => {
    const response = await edge.send('/api/flow/x', {
      method: 'POST',
      headers: { 'transfer-encoding': 'chunked' },
      body: tooMuch,
    });

    expect(response.status).toBe(413);
  });

  it('of a form without JavaScript is refused with a page', async () => {
    const headers = { ...inBrowser('es'), ...FORM.headers, 'transfer-encoding': 'chunked' };
    const response = await edge.send('/api/flow/x', { method: 'POST', headers, body: tooMuch });

    expectRefusalPage(response, 413);
    expect(response.text).toContain('Lo que enviaste es demasiado grande');

    // As browsers send it.
    const announced = { ...inBrowser('es'), ...FORM.headers, 'content-length': tooMuch.length };
    expectRefusalPage(await edge.send('/api/flow/x', { method: 'POST', headers: announced }), 413);
  });

  it('leaves the connection to the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statuses = [];
    for (const size of [3 * BODY_LIMIT, 1, 3 * BODY_LIMIT, 1]) statuses.push(await postChunked(agent, size));
    agent.destroy();

    expect(statuses).toEqual([413, 200, 413, 200]);
  });

  it('is small already for a beacon', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': 17 * 1024 };

    expect((await edge.send('/api/releases/beacons', { method: 'POST', headers })).status).toBe(413);
  });

  it('passes up to the limit', async () => {
    const body = tooMuch.subarray(1);

    const response = await edge.send('/api/flow/x', {
      method: 'POST',
      headers: { 'transfer-encoding': 'chunked' },
      body,
    });

    expect((response.json() as unknown as SeenRequest).body).toHaveLength(body.length);
  });
});
