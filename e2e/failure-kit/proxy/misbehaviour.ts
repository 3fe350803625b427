import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What a network or a server does to one answer. Resolves to whether the real answer is to be sent after all. */
export type Misbehaviour = (response: ServerResponse, original: () => Promise<Buffer>) => Promise<boolean>;

const JAVASCRIPT = 'text/javascript; charset=utf-8';

const answer =
  (status: number, type: string, body: string): Misbehaviour =>
  async (response) => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    return false;
  };

/** The answer comes later. */
export const delay =
  (ms: number): Misbehaviour =>
  async () => {
    await pause(ms);
    return true;
  };

export const misbehaviours = {
  down: async (response) => {
    response.destroy();
    return false;
  },
  notFound: answer(404, 'application/problem+json', '{"status":404,"code":"not_found","title":"not here"}'),
  serverError: answer(500, 'application/problem+json', '{"status":500,"code":"internal_error","title":"broken"}'),
  html: answer(200, 'text/html; charset=utf-8', '<!doctype html><p>hello'),
  syntaxError: answer(200, JAVASCRIPT, 'export const = ;'),
  /** Announces the whole file, sends half of it and closes the connection. */
  truncated: async (response, original) => {
    const body = await original();
    response.writeHead(200, {
      'content-type': JAVASCRIPT,
      'content-length': body.byteLength,
      'cache-control': 'no-store',
    });
    response.write(body.subarray(0, Math.floor(body.byteLength / 2)), () => response.destroy());
    return false;
  },
  /** The whole file, with code before it that was not released. */
  tampered: async (response, original) => {
    response
      .writeHead(200, { 'content-type': JAVASCRIPT, 'cache-control': 'no-store' })
      .end(`globalThis.failureKitTampered = true;\n${String(await original())}`);
    return false;
  },
  never: () => new Promise<boolean>(() => undefined),
  slow: delay(10_000),
} satisfies Record<string, Misbehaviour>;
