import { isDeepStrictEqual } from 'node:util';
import type { Action } from '../../engine/action';
import { ActionRouter, type Route } from '@declic/action-router';
import { decide, type Decision } from '../../router/decide';
import { SURE } from '../../router/gates';
import type { EvaluationMessage } from './evaluation-set';

/** What came of one message. */
export interface Outcome {
  readonly asked: EvaluationMessage;
  readonly category: string;
  readonly top1: boolean;
  readonly top3: boolean;
  /** The action that would be run and charged. */
  readonly ran: string | null;
  /** The action that is sure, whether or not its arguments are there. */
  readonly sure: string | null;
  readonly isRefused: boolean;
  readonly asksTwo: boolean;
  /** Whether the stated arguments, and no others, were read; null where none are stated. */
  readonly argumentsRead: boolean | null;
  readonly ms: number;
}

/**
 * Routes every message as the service does. Left out: messages for actions that are not in the catalogue, and the few that an
 * author of an action wrote word for word, too.
 */
export function evaluate(actions: readonly Action[], messages: readonly EvaluationMessage[]): Outcome[] {
  const router = new ActionRouter(actions);
  const bySlug = new Map(actions.map((action) => [action.slug, action]));
  const isLearned = findLearned(actions);
  return messages
    .filter(({ message }) => !isLearned(message))
    .filter(({ kind, actions: wanted }) => kind !== 'action' || wanted.some((slug) => bySlug.has(slug)))
    .map((asked) => toOutcome(asked, router, bySlug));
}

/** Whether a message is an utterance, but for punctuation and capitals. */
export function findLearned(actions: readonly Action[]): (message: string) => boolean {
  const utterances = new Set(actions.flatMap(({ utterances: { en, fr, es } }) => [...en, ...fr, ...es].map(toLetters)));
  return (message) => utterances.has(toLetters(message));
}

function toLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function toOutcome(asked: EvaluationMessage, router: ActionRouter, actions: ReadonlyMap<string, Action>): Outcome {
  const startedAt = performance.now();
  const route = router.route(asked.message);
  const ms = performance.now() - startedAt;
  const best = actions.get(route.candidates[0]?.slug ?? '');
  const decision = toDecision(route, best);
  const sure = !route.isOutOfScope && route.probability >= SURE ? (best?.slug ?? null) : null;
  return {
    asked,
    category: actions.get(asked.actions[0] ?? '')?.category ?? asked.kind,
    top1: isNamed(route, asked, 1),
    top3: isNamed(route, asked, 3),
    ran: decision.outcome === 'sure' ? decision.action.slug : null,
    sure,
    isRefused: route.isOutOfScope,
    asksTwo: route.asksTwo,
    argumentsRead: areArgumentsRead(asked, route, actions),
    ms,
  };
}

function toDecision(route: Route, action: Action | undefined): Decision {
  if (!action || route.isOutOfScope) return { outcome: 'out_of_scope' };
  return decide({ action, probability: route.probability }, route.message);
}

/** A message that is refused names no action, however it was ranked. Of two actions, both are named. */
function isNamed({ candidates, isOutOfScope }: Route, { kind, actions }: EvaluationMessage, most: number): boolean {
  if (isOutOfScope) return false;
  const named = candidates.slice(0, most).map(({ slug }) => slug);
  return kind === 'two' && most > 1
    ? actions.every((slug) => named.includes(slug))
    : actions.some((slug) => named.includes(slug));
}

/** Of the action that is wanted, however the message was routed. */
function areArgumentsRead(
  { kind, actions: [wanted = ''], arguments: stated }: EvaluationMessage,
  { message }: Route,
  actions: ReadonlyMap<string, Action>,
): boolean | null {
  const action = actions.get(wanted);
  if (kind !== 'action' || !stated || !action) return null;
  const decision = decide({ action, probability: 1 }, message);
  return 'arguments' in decision && isDeepStrictEqual(decision.arguments, stated);
}
