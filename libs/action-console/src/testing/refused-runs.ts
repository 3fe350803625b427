import { aTestResult } from './a-test-result';

const TITLE = 'It failed.';

/** Refusals of a run, with the banner and the words that the console shows for each. */
export const refusedRuns = [
  [401, 'invalid_api_key', 'Client Error', 'Invalid API key or authentication failed'],
  [402, 'insufficient_credits', 'Client Error', 'Insufficient credits to execute this action'],
  [404, 'action_not_found', 'Client Error', `HTTP 404: ${TITLE}`],
  [429, 'rate_limited', 'Client Error', 'Rate limit exceeded. Please try again later'],
  [500, 'internal', 'Server Error', `HTTP 500: ${TITLE}`],
  [503, 'action_failed', 'Server Error', `HTTP 503: ${TITLE}`],
] as const;

/** What a run is answered with that the API refused. */
export function aRefusedResult(status: number, code: string) {
  const problem = { type: `/docs/errors/${code}`, title: TITLE, status, code, request_id: 'req_1' };
  return aTestResult({ status, data: null, error: TITLE, cost: 0, problem });
}
