import type { OpOutput } from '@declic/nest-kit';
import { type BackgroundRunRow, KEPT_MS } from '../background-queue/background-run';

type BackgroundRun = OpOutput<'getRun'>;
type Answer = Exclude<BackgroundRun['answer'], null>;

/** A run as its caller reads it. */
export function toBackgroundRun(row: BackgroundRunRow & { status: string }, answer: unknown): BackgroundRun {
  const { ended_at: endedAt } = row;
  return {
    id: row.id,
    action: row.slug,
    state: readState(row),
    accepted_at: row.accepted_at.toISOString(),
    began_at: row.began_at?.toISOString() ?? null,
    ended_at: endedAt?.toISOString() ?? null,
    expires_at: endedAt ? new Date(endedAt.getTime() + KEPT_MS).toISOString() : null,
    request_id: row.request_id,
    answer: answer as Answer | null, // written from one
    callback: toCallback(row),
  };
}

function readState({ status, ended_at, began_at }: BackgroundRunRow & { status: string }): BackgroundRun['state'] {
  if (ended_at) return status === 'succeeded' ? 'succeeded' : 'failed';
  return began_at ? 'running' : 'waiting';
}

function toCallback(row: BackgroundRunRow): BackgroundRun['callback'] {
  const { callback_url: url, callback_state: state, callback_attempts: attempts } = row;
  if (url === null || state === null) return null;
  const dueAt = state === 'waiting' ? row.callback_due_at : null;
  return {
    url,
    state,
    attempts,
    next_attempt_at: dueAt?.toISOString() ?? null,
    last_status: attempts.at(-1)?.status ?? null,
  };
}

/** What a callback says. The same at each attempt, but for the links of files. */
export function toCallbackBody(row: BackgroundRunRow, given: unknown): string {
  const { id, slug: action, accepted_at, ended_at, request_id } = row;
  const answer = given as Answer | null; // written from one
  if (answer === null || ended_at === null) throw new Error(`The run ${id} has no answer yet.`);
  const state = answer.status === 200 ? 'succeeded' : 'failed';
  const timestamp = ended_at.toISOString();
  return JSON.stringify({
    type: `run.${state}`,
    timestamp,
    data: { id, action, state, accepted_at: accepted_at.toISOString(), ended_at: timestamp, request_id, answer },
  });
}
