import type { MessagePort } from 'node:worker_threads';
import type { StepId } from '../../content-engine';

/** A task with the port over which its thread tells how it goes on. */
export interface ThreadCall<Input> {
  readonly input: Input;
  readonly port: MessagePort;
}

/** What a thread tells: that its task has begun, and the step that comes next, which waits for the reply. */
export type ThreadMessage = { readonly type: 'begun' } | { readonly type: 'step'; readonly step: StepId };

export type StepReply = 'go on' | 'stop';
