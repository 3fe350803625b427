export interface ServerEvent {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: string;
}

/** Heartbeats arrive every 25 s; a stream that is silent for longer is treated as broken. */
const LONGEST_SILENCE_MS = 60_000;

/** The events of a `text/event-stream` body, until it ends or falls silent. */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let pending = '';
  try {
    for (;;) {
      const { done, value } = await withinSilence(reader.read());
      if (done) return;
      pending += value;
      const blocks = pending.split('\n\n');
      pending = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    // Also when the reader of the events leaves early: the connection must not stay open.
    await reader.cancel().catch(() => undefined);
  }
}

function parseEvent(block: string): ServerEvent | undefined {
  const fields = new Map(
    block.split('\n').flatMap((line) => {
      const match = /^(\w+): ?(.*)$/.exec(line);
      return match ? [[match[1] ?? '', match[2] ?? ''] as const] : [];
    }),
  );
  const data = fields.get('data');
  return data === undefined ? undefined : { id: fields.get('id'), event: fields.get('event') ?? 'message', data };
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
