import { AsyncLocalStorage } from 'node:async_hooks';
import { ServerResponse } from 'node:http';
import { Client } from 'pg';
import { vi } from 'vitest';

interface Recording {
  readonly statements: string[];
  isAnswered: boolean;
}

const recordings = new AsyncLocalStorage<Recording>();

/**
 * The texts of the statements that a request sends to PostgreSQL before the head of its answer is written, in their order, and what
 * `request` gives. What this process sends for other requests, or after the answer, does not count.
 */
export async function statementsBeforeAnswer<Answer>(
  request: () => Promise<Answer>,
): Promise<{ answer: Answer; statements: readonly string[] }> {
  const recording: Recording = { statements: [], isAnswered: false };
  const spies = [noteStatements(), noteAnswers()];
  try {
    // Awaited within: what Fastify's `inject` gives begins the request when it is awaited.
    const answer = await recordings.run(recording, async () => await request());
    return { answer, statements: recording.statements };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

function noteStatements() {
  const query: (this: Client, ...values: unknown[]) => unknown = Client.prototype.query;
  return vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...values: unknown[]) {
    const recording = recordings.getStore();
    if (recording && !recording.isAnswered) recording.statements.push(toText(values[0]));
    return query.apply(this, values);
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
