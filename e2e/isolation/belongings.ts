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
  '/api/actions/favorites',
  '/api/actions/reports',
];

/** All that the owner has, as the owner sees it. Compared before and after each attempt of a stranger. */
export async function readBelongings({ session, strategyId, draftId }: Owner): Promise<unknown> {
  const strategy = `/api/flow/strategies/${strategyId}`;
  const paths = [...READS, strategy, `${strategy}/ideas`, `/api/flow/drafts/${draftId}`];
  const answers = await Promise.all(paths.map((path) => succeed<object>('GET', path, {}, session)));
  return paths.map((path, index) => ({ path, answer: withoutCircumstance(answers[index]) }));
}

interface Export {
  readonly exported_at: string;
  readonly links: readonly { readonly purpose: string; readonly used_at: string | null }[];
  readonly requests: readonly { readonly action: string | null }[];
}

/**
 * An export names the moment in which it was made, the calls that these tests make for the owner to list files, and the recovery links
 * that were mailed: an anonymous visitor may ask for one, for any address; only who reads the mail can use it.
 */
function withoutCircumstance(answer: object | undefined): object | undefined {
  if (!answer || !('exported_at' in answer)) return answer;
  const file = answer as Export; // the export of this contract, which alone has this member
  const links = file.links.filter(({ purpose, used_at }) => purpose !== 'recovery' || used_at !== null);
  const requests = file.requests.filter(({ action }) => action !== null);
  return { ...file, exported_at: 'now', links, requests };
}
