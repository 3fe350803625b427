import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection of a visitor that does not behave as an HTTP client would. */
export interface RawClient {
  socket: Socket;
  /** Everything that the edge has said so far. */
  heard(): string;
  /** Resolves when the edge has said something that matches. */
  hears(pattern: RegExp): Promise<string>;
  closed: Promise<unknown>;
}

export async function rawClient(port: number, bytes: string, from = '127.0.0.1'): Promise<RawClient> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  await once(socket, 'connect');
  socket.write(bytes);
  return {
    socket,
    closed,
    heard: () => text,
    hears: async (pattern) => {
      while (!pattern.test(text) && !socket.destroyed) await Promise.race([once(socket, 'data'), closed]);
      return text;
    },
  };
}

/** The head of a POST whose body never comes whole. */
export function unfinishedPost(path: string, headers: readonly string[] = []): string {
  const all = ['host: localhost', 'content-type: application/json', 'content-length: 500', ...headers];
  return `POST ${path} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n{"a":1`;
}
