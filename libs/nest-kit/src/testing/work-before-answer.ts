import { AsyncLocalStorage } from 'node:async_hooks';
import { ServerResponse } from 'node:http';
import { Client } from 'pg';
import { vi } from 'vitest';
import { FakeMailer } from './fake-mailer';

/** What is noted of a request, each in its order. */
export interface WorkBeforeAnswer {
  /** The texts of the statements that it sends to PostgreSQL. */
  readonly statements: string[];
  /** The origins that it calls with the global `fetch`. */
  readonly fetches: string[];
  /** The subjects of the mails that it gives to the `FakeMailer` itself, without a job. */
  readonly mails: string[];
}

interface Recording extends WorkBeforeAnswer {
  isAnswered: boolean;
}

const recordings = new AsyncLocalStorage<Recording>();

/**
 * What a request does before the head of its answer is written, and what `request` gives. What this process does for other
 * requests, or after the answer, does not count. Timers, other clients of the network and what takes processor time are not seen.
 */
export async function workBeforeAnswer<Answer>(
  request: () => Promise<Answer>,
): Promise<{ answer: Answer } & Readonly<WorkBeforeAnswer>> {
  const recording: Recording = { statements: [], fetches: [], mails: [], isAnswered: false };
  const spies = [noteStatements(), noteFetches(), noteMails(), noteAnswers()];
  try {
    // Awaited within: what Fastify's `inject` gives begins the request when it is awaited.
    const answer = await recordings.run(recording, async () => await request());
    const { statements, fetches, mails } = recording;
    return { answer, statements, fetches, mails };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

function note(kind: keyof WorkBeforeAnswer, value: () => string): void {
  const recording = recordings.getStore();
  if (recording && !recording.isAnswered) recording[kind].push(value());
}

function noteStatements() {
  const query: (this: Client, ...values: unknown[]) => unknown = Client.prototype.query;
  return vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...values: unknown[]) {
    note('statements', () => toText(values[0]));
    return query.apply(this, values);
  });
}

function noteFetches() {
  const { fetch } = globalThis;
  return vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    note('fetches', () => new URL(input instanceof Request ? input.url : input).origin);
    return fetch(input, init);
  });
}

function noteMails() {
  const { send } = FakeMailer.prototype;
  return vi.spyOn(FakeMailer.prototype, 'send').mockImplementation(function (this: FakeMailer, mail) {
    note('mails', () => mail.subject);
    return send.call(this, mail);
  });
}

function noteAnswers() {
  const writeHead = ServerResponse.prototype.writeHead as (
    this: ServerResponse,
    ...values: unknown[]
  ) => ServerResponse; // overloaded
  return vi.spyOn(ServerResponse.prototype, 'writeHead').mockImplementation(function (this: ServerResponse, ...values) {
    const recording = recordings.getStore();
    if (recording) recording.isAnswered = true;
    return writeHead.apply(this, values);
  });
}

function toText(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  if (typeof statement === 'object' && statement !== null && 'text' in statement) return String(statement.text);
  throw new Error('A statement without a text cannot be compared.');
}
