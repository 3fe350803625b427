import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect } from 'vitest';
import type { ServiceName } from '../config';
import { DEFAULT_LIMITS, type EdgeLimits } from '../limits/edge-limits';
import { type RawClient, rawClient } from './raw-client';
import { startEdge, type StartEdgeOptions, type TestEdge } from './start-edge';
import { startUpstream, type Upstream } from './upstream';

/** The address of a second visitor. */
export const OTHER = '127.0.0.2';

export interface LimitedEdge {
  /** The service behind all paths but the registry's: answers `/held` when the test says so, `/events` with a stream, `/large` with 8 MiB, and all else at once. */
  service: Upstream;
  /** The responses of `/held` and `/events`, in the order of their requests. */
  held: ServerResponse[];
  clients: RawClient[];
  startEdge(limits: Partial<EdgeLimits>, options?: StartEdgeOptions): Promise<TestEdge>;
  /** A connection to the edge that was started last. */
  connect(bytes: string, from?: string): Promise<RawClient>;
}

/** Hooks of a test file that give each test a service of its own, and end what it started. */
export function limitedEdge(): LimitedEdge {
  let edge: TestEdge | undefined;
  const setup: LimitedEdge = {
    service: undefined as unknown as Upstream, // set before each test
    held: [],
    clients: [],
    async startEdge(limits, options) {
      const services = Object.fromEntries(
        ['marketing', 'accounts', 'actions', 'workshops', 'flow'].map((name) => [name, setup.service.url]),
      ) as Record<Exclude<ServiceName, 'releases'>, string>;
      edge = await startEdge({ services, limits: { ...DEFAULT_LIMITS, ...limits }, ...options });
      return edge;
    },
    async connect(bytes, from) {
      if (!edge) throw new Error('Start the edge first.');
      const made = await rawClient(edge.port, bytes, from);
      setup.clients.push(made);
      return made;
    },
  };

  beforeEach(async () => {
    setup.held = [];
    setup.clients = [];
    setup.service = await startUpstream(async (request, response) => {
      const body = await text(request);
      if (request.url?.endsWith('/held')) setup.held.push(response);
      else if (request.url?.endsWith('/events')) {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
        setup.held.push(response);
      } else if (request.url?.endsWith('/large')) response.end(Buffer.alloc(8 * 1024 * 1024, 'x'));
      else response.end(body);
    });
  });

  afterEach(async () => {
    for (const { socket } of setup.clients) socket.destroy();
    await edge?.stop();
    await setup.service.stop();
    edge = undefined;
  });
  return setup;
}

export const getHeld = (headers = '') => `GET /api/flow/held HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`;

export const bearer = (token: string) => `authorization: Bearer ${token}\r\n`;

export async function until(condition: () => boolean): Promise<void> {
  await expect.poll(condition).toBe(true);
}

/** What the edge notices a moment later: how it answers from then on. */
export async function answersSoon(ask: () => Promise<{ status: number }>, status: number): Promise<void> {
  await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(status);
}
