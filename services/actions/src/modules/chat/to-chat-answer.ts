import type { OpOutput } from '@declic/nest-kit';
import type { Action } from '../../engine/action';
import { guessLanguage } from '@declic/action-router';
import type { Decision } from '../../router/decide';
import type { Found } from './find-decision';
import { REPLIES, type ReplyKind } from './replies';
import { toRouter } from './to-router';

type ChatAnswer = OpOutput<'chat'>;
type Outcome = ChatAnswer['outcome'];

const MAX_CANDIDATES = 3;

export interface AnswerFacts {
  readonly found: Found;
  readonly outcome: Outcome;
  readonly kind: ReplyKind;
  readonly findAction: (slug: string) => Action | undefined;
  readonly ms: number;
  readonly requestId: string;
}

/** The answer of a message of which nothing ran. */
export function toChatAnswer({ found, outcome, kind, findAction, ms, requestId }: AnswerFacts): ChatAnswer {
  const { decision } = found;
  const chosen = 'action' in decision ? decision : null;
  const candidates = outcome === 'out_of_scope' ? [] : listCandidates(found, findAction);
  const parameters = chosen && chosen.missing.length > 0 ? chosen.action.input.params : [];
  return {
    reply: writeReply(found, kind, candidates),
    outcome,
    action: chosen?.action.slug ?? null,
    arguments: { ...chosen?.arguments },
    missing: [...(chosen?.missing ?? [])],
    parameters: structuredClone(parameters) as ChatAnswer['parameters'], // the same shape, without `readonly`
    result: null,
    candidates,
    router: toRouter(found, ms),
    processor: null,
    cost: 0,
    balance: null,
    request_id: requestId,
  };
}

function listCandidates({ route }: Found, findAction: AnswerFacts['findAction']): ChatAnswer['candidates'] {
  return route.candidates
    .flatMap(({ slug, score, matched }) => {
      const action = findAction(slug);
      if (!action) return [];
      const { title, credit_cost: cost } = action;
      return [{ action: slug, title, score: Math.round(score * 1000) / 1000, reasons: [...matched], cost }];
    })
    .slice(0, MAX_CANDIDATES);
}

/** In the words of the model, where one chose; what is said about a run and its price is ours. */
function writeReply({ decision, route, reply }: Found, kind: ReplyKind, candidates: ChatAnswer['candidates']): string {
  const language = guessLanguage(route.message);
  const own = REPLIES[language][kind]({
    ...describeAction(decision),
    candidates: candidates.map(({ title }) => title).join(', '),
  });
  return reply === null ? own : `${reply} ${own}`;
}

function describeAction(decision: Decision) {
  if (!('action' in decision)) return { title: '', slug: '', cost: 0, missing: '' };
  const { action, missing } = decision;
  const labels = missing.map((key) => action.input.params.find((param) => param.key === key)?.label ?? key);
  return { title: action.title, slug: action.slug, cost: action.credit_cost, missing: labels.join(', ') };
}
