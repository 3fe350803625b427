import { Inject, Injectable } from '@nestjs/common';
import type { Action } from '../../engine/action';
import type { Ports } from '../../engine/ports';
import type { Route } from '@declic/action-router';
import { SURE } from '../../router/gates';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { MessageRouter } from '../routing/message-router';
import { PORTS } from '../runs/action-runner';
import { chooseWithModel } from './choose-with-model';
import { decide, type Decision } from '../../router/decide';

const MAX_FOR_MODEL = 20;
const MODEL_TIMEOUT_MS = 20_000;

/** A decision, and what it comes from. */
export interface Found {
  readonly decision: Decision;
  readonly route: Route;
  readonly engine: 'classifier' | 'model';
  /** In the words of the model. */
  readonly reply: string | null;
}

interface Asked {
  readonly message: string;
  readonly mode: 'express' | 'auto';
  readonly system: string | undefined;
}

/** Decides what a message asks for: by the router, and in doubt by the model that is configured. */
@Injectable()
export class DecisionFinder {
  constructor(
    private readonly registry: ActionsRegistry,
    private readonly router: MessageRouter,
    @Inject(PORTS) private readonly ports: Pick<Ports, 'model'>,
  ) {}

  async find({ message, mode, system }: Asked): Promise<Found> {
    const route = this.router.route(message);
    const routed: Found = { decision: this.decideByRoute(route), route, engine: 'classifier', reply: null };
    const { model } = this.ports;
    if (mode === 'express' || !model || isSettled(routed)) return routed;
    const actions = route.candidates.flatMap(({ slug }) => this.registry.find(slug) ?? []).slice(0, MAX_FOR_MODEL);
    const signal = AbortSignal.timeout(MODEL_TIMEOUT_MS);
    const choice = await chooseWithModel(model, { message, system, actions, signal });
    if (!choice) return routed;
    const { action, reply } = choice;
    const decision = action ? toDecision(action, choice.arguments, route) : ({ outcome: 'out_of_scope' } as const);
    return { decision, route: action ? putFirst(route, action) : route, engine: 'model', reply };
  }

  private decideByRoute({ isOutOfScope, candidates: [best], probability, message }: Route): Decision {
    if (isOutOfScope) return { outcome: 'out_of_scope' };
    const action = best && this.registry.find(best.slug);
    return action ? decide({ action, probability }, message) : { outcome: 'unclear' };
  }
}

function isSettled({ decision, route }: Found): boolean {
  return route.probability >= SURE && decision.outcome === 'sure';
}

/** What a model chose alone is likely, never sure: nothing was measured about it. Both together are as sure as the router is. */
function toDecision(action: Action, filled: Readonly<Record<string, unknown>>, route: Route): Decision {
  const isAgreed = route.candidates[0]?.slug === action.slug;
  const probability = isAgreed ? Math.max(route.probability, BY_MODEL) : BY_MODEL;
  return decide({ action, probability, filled }, route.message);
}

/** Likely, and not sure. */
const BY_MODEL = 0.75;

function putFirst(route: Route, { slug }: Action): Route {
  const chosen = route.candidates.filter((candidate) => candidate.slug === slug);
  return { ...route, candidates: [...chosen, ...route.candidates.filter((candidate) => candidate.slug !== slug)] };
}
