import { afterEach, expect, it, vi } from 'vitest';
import { readServerEvents } from './read-server-events';

afterEach(() => {
  vi.useRealTimers();
});

async function eventsIn(...chunks: readonly string[]) {
  const events: unknown[] = [];
  for await (const event of readServerEvents(new Response(createStream(chunks)).body ?? createStream([])))
    events.push(event);
  return events;
}

function createStream(chunks: readonly string[]): ReadableStream<Uint8Array> {
  const encoded = chunks.map((chunk) => new TextEncoder().encode(chunk));
  return new ReadableStream({
    start(stream) {
      for (const chunk of encoded) stream.enqueue(chunk);
      stream.close();
    },
  });
}

it('reads events that arrive in pieces, and skips heartbeats', async () => {
  expect(
    await eventsIn(
      'retry: 1000\n\n: nothing new\n\nid: 7\nevent: stra',
      'tegy\ndata: {"a":1}\n',
      '\nevent: deleted\ndata: {}\n\n',
    ),
  ).toEqual([
    { id: '7', event: 'strategy', data: '{"a":1}' },
    { id: undefined, event: 'deleted', data: '{}' },
  ]);
});

it('reads lines that end with CRLF', async () => {
  expect(await eventsIn('id: 7\r\nevent: strategy\r\ndata: {}\r\n\r\n')).toEqual([
    { id: '7', event: 'strategy', data: '{}' },
  ]);
});

it('joins the lines of data of one event', async () => {
  expect(await eventsIn('data: {"a":\ndata: 1}\n\n')).toEqual([{ id: undefined, event: undefined, data: '{"a":\n1}' }]);
});

it('reads on while only heartbeats come, and fails after a minute without any', async () => {
  vi.useFakeTimers();
  let send: (text: string) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      send = (text) => stream.enqueue(new TextEncoder().encode(text));
    },
  });
  const events = readServerEvents(body);
  const first = events.next();
  for (let beat = 0; beat < 3; beat++) {
    await vi.advanceTimersByTimeAsync(50_000);
    send(': still here\n\n');
  }
  send('data: late\n\n');
  expect(await first).toMatchObject({ value: { data: 'late' } });

  const silent = expect(events.next()).rejects.toThrow('silent');
  await vi.advanceTimersByTimeAsync(60_000);
  await silent;
});

it('drops an event that was cut off', async () => {
  expect(await eventsIn('id: 7\nevent: strategy\ndata: {"a"')).toEqual([]);
});
