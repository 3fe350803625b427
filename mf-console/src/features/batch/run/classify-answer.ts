import { type TestResult, toRunFailureText } from '@declic/action-console';
import { haltBy, type Outcome } from './halt';

/** What is over by itself: the call is sent again with its key of idempotency. */
const PASSING = new Set(['unavailable', 'account_busy', 'overloaded', 'file_store_unavailable', 'charge_uncertain']);
/** What the next row would be refused for, too. */
const HALTING: Readonly<Record<string, Outcome>> = {
  invalid_api_key: haltBy('key', 'Invalid API key or authentication failed. Enter a valid key to continue.'),
  insufficient_credits: haltBy('credits', 'Insufficient credits to execute this action. Add credits, then continue.'),
  suspended: haltBy('suspended', 'Usage is frozen until the subscription is active again. The credits are kept.'),
  max_credits_exceeded: haltBy(
    'price',
    'The price of this action has changed. Nothing was charged above the price that you saw. Reload the page to see the new one.',
  ),
  action_down: haltBy('action', 'This action is down at the moment. Try again later.'),
  action_disabled: haltBy('action', 'This action cannot run here: something that it needs is missing on this server.'),
  action_not_found: haltBy('action', 'This action is no longer available.'),
};
const DEFAULT_WAIT_SECONDS = 5;

/** Reads the answer of a row by its status and code. */
export function classifyAnswer(result: TestResult): Outcome {
  const { status, problem, error, retry_after } = result;
  if (status < 400) return { kind: 'done' };
  const code = problem?.code ?? '';
  const seconds = retry_after ?? DEFAULT_WAIT_SECONDS;
  if (code === 'idempotency_in_progress') return { kind: 'again', seconds, isUnanswered: true, counts: false };
  if (status === 429) return { kind: 'again', seconds, isUnanswered: false, counts: false };
  if (PASSING.has(code)) return { kind: 'again', seconds, isUnanswered: code === 'charge_uncertain', counts: true };
  const halting = HALTING[code] ?? (status === 401 ? HALTING['invalid_api_key'] : undefined);
  return (
    halting ?? { kind: 'failed', error: describeRefusal(result, toRunFailureText({ status, code, text: error ?? '' })) }
  );
}

function describeRefusal({ problem }: TestResult, text: string): string {
  const fields = (problem?.errors ?? []).map(({ field, message }) => `${field}: ${message}`);
  return fields.length > 0 ? fields.join('; ') : text;
}
