import { readMessage } from '@declic/action-router';
import { expect, it } from 'vitest';
import { anAction } from '../../testing/fake-registry';
import type { Found } from './find-decision';
import { toProposals } from './to-proposals';

/** What the router finds for a message, the best first. */
function findCandidates(slugs: readonly string[]): Found {
  return {
    decision: { outcome: 'unclear' },
    route: {
      message: readMessage('validate a phone number'),
      candidates: slugs.map((slug) => ({ slug, score: 1 / slugs.length, matched: [] })),
      probability: 0.4,
      isOutOfScope: false,
      asksTwo: false,
    },
    engine: 'classifier',
    reply: null,
  };
}

it('fills in the forms of the three best actions that are there, and of no other', () => {
  const filled: string[] = [];
  const find = (slug: string) => {
    const action = anAction(slug, () => ({ done: true }));
    const check = (payload: Readonly<Record<string, unknown>>) => {
      filled.push(slug);
      return action.check(payload);
    };
    return slug === 'gone' ? undefined : { ...action, check };
  };
  const { proposals } = toProposals(findCandidates(['gone', 'a', 'b', 'c', 'd', 'e']), 1, find);
  expect(proposals.map(({ action }) => action)).toEqual(['a', 'b', 'c']);
  expect(filled).toEqual(['a', 'b', 'c']);
});
