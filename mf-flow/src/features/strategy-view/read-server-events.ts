import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Heartbeats arrive every 25 s; a stream that is silent for longer is treated as broken. */
const LONGEST_SILENCE_MS = 60_000;

/** The events of a `text/event-stream` body, until it ends or falls silent. */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  // The DOM's types of the decoder name a wider chunk than the body's.
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  const parsed: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => parsed.push(event) });
  try {
    for (;;) {
      const { done, value } = await withinSilence(reader.read());
      if (done) return;
      parser.feed(value);
      yield* parsed.splice(0);
    }
  } finally {
    // Also when the reader of the events leaves early: the connection must not stay open.
    await reader.cancel().catch(() => undefined);
  }
}

async function withinSilence<Result>(reading: Promise<Result>): Promise<Result> {
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => silence.reject(new Error('The stream fell silent.')), LONGEST_SILENCE_MS);
  try {
    return await Promise.race([reading, silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}
