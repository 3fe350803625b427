import type { Principal } from '@declic/nest-kit';
import type { TestApp } from '@declic/nest-kit/testing';

/** An event as it arrived. */
export interface ReceivedEvent<Data = unknown> {
  readonly id: number;
  readonly event: string;
  readonly data: Data;
}

/** A person's stream of a strategy. */
export interface EventStream<Data> {
  next(): Promise<ReceivedEvent<Data>>;
  /** All events up to the first that satisfies the condition. */
  until(isLast: (event: ReceivedEvent<Data>) => boolean): Promise<ReceivedEvent<Data>[]>;
  isOver(): Promise<boolean>;
  cancel(): Promise<void>;
}

/** Opens a stream on a service that listens at `origin`, after the event with this id. */
export async function openStream<Data = unknown>(
  { app, origin, person }: { readonly app: TestApp; readonly origin: string; readonly person: Principal },
  strategyId: string,
  lastEventId?: number | string,
): Promise<EventStream<Data>> {
  const response = await fetch(`${origin}/api/flow/strategies/${strategyId}/events`, {
    headers: { ...app.as(person), ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }) },
  });
  if (!response.headers.get('content-type')?.includes('text/event-stream'))
    throw new Error(`Answered ${response.status}: ${await response.text()}`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The stream has no body.');
  let pending = '';

  const next = async (): Promise<ReceivedEvent<Data>> => {
    for (;;) {
      const end = pending.indexOf('\n\n');
      const block = end < 0 ? undefined : pending.slice(0, end);
      if (block !== undefined) pending = pending.slice(end + 2);
      if (block?.includes('event: ')) return parse(block);
      if (block === undefined) {
        const { done, value } = await reader.read();
        if (done) throw new Error('The stream is over.');
        pending += value;
      }
    }
  };
  return {
    next,
    async until(isLast) {
      const events: ReceivedEvent<Data>[] = [];
      do events.push(await next());
      while (!events.slice(-1).some(isLast));
      return events;
    },
    isOver: async () => (await reader.read()).done,
    cancel: () => reader.cancel(),
  };
}

function parse<Data>(block: string): ReceivedEvent<Data> {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  return {
    id: Number(fields['id']),
    event: fields['event'] ?? '',
    data: JSON.parse(fields['data'] ?? '{}') as Data, // what the test says that its events hold
  };
}
