import type { FastifyRequest } from 'fastify';

/** What the log has to know about a call besides its answer; filled in while the call is handled. */
export interface CallNotes {
  readonly arrivedAt: number;
  /** On a clock that is never set. */
  readonly startedAt: number;
  kind: 'run' | 'replay' | 'price';
  /** The slug that was called, where the address does not name it. */
  action?: string;
  /** A refusal inside an answer that succeeds, as of a tool call; `isCounted`: against the rate of the plan. */
  refused?: { readonly status: number; readonly code: string; readonly isCounted: boolean };
  /** The key that was sent, when it opens no account. */
  unknownKey?: Buffer;
  /** The run that was charged. */
  run?: RunNote;
}

export interface RunNote {
  readonly id: string;
  /** Debited and not given back. Unknown until the database has said how the run ended. */
  credits?: number;
}

const notes = new WeakMap<FastifyRequest, CallNotes>();

/** The notes of a request; begun when they are first asked for. */
export function getCallNotes(request: FastifyRequest): CallNotes {
  const known = notes.get(request);
  if (known) return known;
  const begun: CallNotes = { arrivedAt: Date.now(), startedAt: performance.now(), kind: 'run' };
  notes.set(request, begun);
  return begun;
}
