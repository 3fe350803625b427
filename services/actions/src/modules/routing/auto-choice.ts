import type { OpOutput } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { Action } from '../../engine/action';
import { matchShape } from '@declic/action-router';
import { MEASURED, passesGates, SURE } from '../../router/gates';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { MessageRouter } from './message-router';

type Arguments = Readonly<Record<string, unknown>>;

/** The action of a call to `auto`, or those that it could be. */
export type AutoChoice =
  | { readonly slug: string; readonly payload: Arguments }
  | { readonly slug: null; readonly candidates: readonly AutoCandidate[] };

type Proposal = OpOutput<'proposeActions'>['proposals'][number];

/** `missing`: fields that are missing or wrong. */
export type AutoCandidate = Pick<Proposal, 'action' | 'title' | 'cost' | 'missing'>;

const MAX_CANDIDATES = 3;

/** Chooses an action by what is given to it. */
@Injectable()
export class AutoChooser {
  constructor(
    private readonly registry: ActionsRegistry,
    private readonly router: MessageRouter,
  ) {}

  /** By the keys and files of the arguments first; between those that are left the instruction decides, if the router may run actions. */
  choose(given: Arguments, mayRun = passesGates(MEASURED)): AutoChoice {
    const { instruction, ...payload } = given;
    const actions = this.registry.listEnabled();
    const fitting = actions.filter((action) => matchShape(action, payload));
    const [only] = fitting;
    if (only && fitting.length === 1) return { slug: only.slug, payload };
    const wanted = typeof instruction === 'string' ? instruction.slice(0, LONGEST_INSTRUCTION).trim() : '';
    const route = wanted === '' ? null : this.router.route(wanted);
    const ranked = route ? rank(fitting.length > 0 ? fitting : actions, route.candidates) : fitting;
    const [best] = ranked;
    const isSure = mayRun && route !== null && route.probability >= SURE && best?.slug === route.candidates[0]?.slug;
    if (best && isSure && best.check(payload).ok) return { slug: best.slug, payload };
    return { slug: null, candidates: ranked.slice(0, MAX_CANDIDATES).map((action) => toCandidate(action, payload)) };
  }
}

const LONGEST_INSTRUCTION = 2_000;

function rank(actions: readonly Action[], order: readonly { readonly slug: string }[]): Action[] {
  return order.flatMap(({ slug }) => actions.filter((action) => action.slug === slug));
}

function toCandidate(action: Action, payload: Arguments): AutoCandidate {
  const check = action.check(payload);
  const missing = check.ok ? [] : check.errors.map(({ field }) => field);
  return { action: action.slug, title: action.title, cost: action.credit_cost, missing };
}
