import { type IdempotentCall, type OpInput, type OpOutput, toIdempotentCall } from '@declic/nest-kit';
import type { CallOptions } from '../runs/call-terms';
import type { RunCall, RunResult } from '../runs/run-call';

/** A message as it came in. */
export interface ChatCall extends Pick<RunCall, 'caller' | 'requestId' | 'notes'> {
  readonly options: CallOptions;
  readonly body: OpInput<'chat'>['body'];
}

export type ChatResult = RunResult<OpOutput<'chat'>>;

/**
 * The message makes it this call and no other, not what it is taken for: a model may take it for something else the next time. An action has
 * no slug like this name. A dry run has no key.
 *
 * @decision D9
 */
export function toIdempotentMessage({ options, body }: ChatCall): IdempotentCall | undefined {
  if (options.dryRun) return undefined;
  return toIdempotentCall({ 'idempotency-key': options.idempotencyKey }, '/v1/chat', body);
}
