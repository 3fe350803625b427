import type { OpInput, OpOutput } from '@declic/nest-kit';
import type { CallOptions } from '../runs/call-terms';
import type { RunCall } from '../runs/run-call';
import type { CallRate } from '../runs/run-record';

/** A message as it came in. */
export interface ChatCall extends Pick<RunCall, 'caller' | 'requestId' | 'notes'> {
  readonly options: CallOptions;
  readonly body: OpInput<'chat'>['body'];
}

export interface ChatResult {
  readonly answer: OpOutput<'chat'>;
  readonly isReplay: boolean;
  readonly rate: CallRate | undefined;
}
