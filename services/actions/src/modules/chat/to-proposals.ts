import type { OpOutput } from '@declic/nest-kit';
import type { Action } from '../../engine/action';
import { extractArguments } from '@declic/action-router';
import type { Found } from './find-decision';
import { toRouter } from './to-router';

type Proposals = OpOutput<'proposeActions'>;
type Proposal = Proposals['proposals'][number];

const MAX_PROPOSALS = 3;

/** The best actions, each with what the description says about its parameters. */
export function toProposals(found: Found, ms: number, findAction: (slug: string) => Action | undefined): Proposals {
  const { decision, route } = found;
  const outcome = decision.outcome === 'sure' ? 'proposed' : decision.outcome;
  const isNone = outcome === 'out_of_scope';
  return {
    outcome,
    asks_two: !isNone && route.asksTwo,
    proposals: isNone ? [] : listProposals(found, findAction),
    router: toRouter(found, ms),
  };
}

function listProposals(found: Found, findAction: (slug: string) => Action | undefined): Proposal[] {
  return found.route.candidates
    .flatMap((candidate) => {
      const action = findAction(candidate.slug);
      return action ? [{ action, ...candidate }] : [];
    })
    .slice(0, MAX_PROPOSALS)
    .map(({ action, score, matched }) => {
      const { slug, title, one_liner, credit_cost: cost } = action;
      const facts = { action: slug, title, one_liner, cost, score: Math.round(score * 1000) / 1000 };
      return { ...facts, reasons: [...matched], ...fillIn(action, found) };
    });
}

/** What a model filled in, for the action that it chose; what the message says by itself, for the others. */
function fillIn(action: Action, { decision, route }: Found): Pick<Proposal, 'arguments' | 'missing'> {
  if ('action' in decision && decision.action.slug === action.slug)
    return { arguments: { ...decision.arguments }, missing: [...decision.missing] };
  const filled = extractArguments(action.input, route.message);
  const check = action.check(filled);
  return { arguments: { ...filled }, missing: check.ok ? [] : check.errors.map(({ field }) => field) };
}
