import { once } from 'node:events';
import type { DraftRequest, IdeaRequest, StepId, StrategyFacts } from '../../content-engine';
import type { Intake } from '../../intake';
import { analyse as analyseIntake } from '../analysis/embedded-engine';
import { writeDraft } from '../drafts/write-draft';
import { writeIdeas } from '../ideas/write-ideas';
import type { StepReply, ThreadCall, ThreadMessage } from './thread-call';

/** For a task about a strategy. */
interface ContentTask<Request> {
  readonly facts: StrategyFacts;
  readonly request: Request;
}

export const analyse = (call: ThreadCall<Intake>) => serve(call, analyseIntake);

export const ideas = (call: ThreadCall<ContentTask<IdeaRequest>>) =>
  serve(call, ({ facts, request }) => writeIdeas(facts, request));

export const draft = (call: ThreadCall<ContentTask<DraftRequest>>) =>
  serve(call, ({ facts, request }) => writeDraft(facts, request));

async function serve<Input, Result>(
  { input, port }: ThreadCall<Input>,
  work: (input: Input, onStep: (step: StepId) => Promise<void>) => Result | Promise<Result>,
): Promise<Result> {
  const tell = (message: ThreadMessage) => port.postMessage(message);
  tell({ type: 'begun' });
  try {
    return await work(input, async (step) => {
      const replied = once(port, 'message') as Promise<[StepReply]>; // nothing else is sent
      tell({ type: 'step', step });
      const [reply] = await replied;
      if (reply === 'stop') throw new Error('The caller stopped the task.');
    });
  } finally {
    port.close();
  }
}
