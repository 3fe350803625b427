import { succeed } from './api.ts';
import type { Owner } from './owner.ts';

const READS = [
  '/api/accounts/me',
  '/api/accounts/stats',
  '/api/accounts/keys',
  '/api/accounts/billing',
  '/api/accounts/ledger',
  '/api/accounts/ledger/extent',
  '/api/accounts/usage',
  '/api/accounts/export',
  '/api/flow/strategies',
];

/** All that the owner has, as the owner sees it. Compared before and after each attempt of a stranger. */
export async function belongingsOf({ session, strategyId }: Owner): Promise<unknown> {
  const paths = [...READS, `/api/flow/strategies/${strategyId}`];
  const answers = await Promise.all(paths.map((path) => succeed<object>('GET', path, {}, session)));
  return paths.map((path, index) => ({ path, answer: withoutMoment(answers[index]) }));
}

/** An export names the moment in which it was made. */
function withoutMoment(answer: object | undefined): object | undefined {
  return answer && 'exported_at' in answer ? { ...answer, exported_at: 'now' } : answer;
}
