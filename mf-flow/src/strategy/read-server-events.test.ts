import { expect, it } from 'vitest';
import { readServerEvents } from './read-server-events';

async function eventsIn(...chunks: readonly string[]) {
  const events: unknown[] = [];
  for await (const event of readServerEvents(new Response(streamOf(chunks)).body ?? streamOf([]))) events.push(event);
  return events;
}

function streamOf(chunks: readonly string[]): ReadableStream<Uint8Array> {
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

it('drops an event that was cut off', async () => {
  expect(await eventsIn('id: 7\nevent: strategy\ndata: {"a"')).toEqual([]);
});
