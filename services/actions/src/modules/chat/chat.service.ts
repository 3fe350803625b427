import { Injectable } from '@nestjs/common';
import type { Action } from '../../engine/action';
import { MEASURED, passesGates } from '../../router/gates';
import { AcceptedRuns } from '../background-runs/accepted-runs';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { toCallTerms } from '../runs/call-terms';
import { RunAdmission } from '../runs/run-admission';
import { RunsService } from '../runs/runs.service';
import type { ChatCall, ChatResult } from './chat-call';
import { DecisionFinder, type Found } from './find-decision';
import type { ReplyKind } from './replies';
import { toChatAnswer } from './to-chat-answer';

/** The longest that an answer in the mode `express` takes. */
const EXPRESS_MS = 1_800;

type Chosen = Extract<Found['decision'], { readonly action: Action }>;

/** Answers messages: the router first, a model in doubt, and a run when it is sure. */
@Injectable()
export class ChatService {
  constructor(
    private readonly finder: DecisionFinder,
    private readonly registry: ActionsRegistry,
    private readonly runs: RunsService,
    private readonly accepted: AcceptedRuns,
    private readonly admission: RunAdmission,
  ) {}

  /**
   * @throws what `RunsService.run` throws, when an action runs.
   * @throws {RunInProgressError} it repeats, under its key, a call whose run has not ended.
   * @throws {TooManyRequestsError} the account made too many calls in this minute.
   */
  async answer(call: ChatCall): Promise<ChatResult> {
    const startedAt = performance.now();
    const { message, mode = 'auto', system } = call.body;
    const found = await this.finder.find({ message, mode, system });
    const ms = elapsed(startedAt);
    const { decision } = found;
    if ('action' in decision) call.notes.action = decision.action.slug;
    if (decision.outcome === 'sure' && findHindrance(decision, call) === null)
      return this.run(decision, found, call, ms);
    return this.propose(found, call, ms);
  }

  private async run(decision: Chosen, found: Found, call: ChatCall, ms: number): Promise<ChatResult> {
    const { action, arguments: payload } = decision;
    const { slug } = action;
    const startedAt = performance.now();
    const { caller, requestId, notes, options, body } = call;
    const result = await this.runs.run({
      ...{ caller, requestId, notes, slug, payload },
      terms: toCallTerms(options, slug, payload),
      ...(body.mode === 'express' && { deadlineMs: Math.max(1, Math.round(EXPRESS_MS - ms)) }),
    });
    const { answer, isReplay, rate } = await this.accepted.resolve(result, caller.userId);
    const said = this.describe(found, 'ran', 'ran', ms, requestId);
    const processor = { engine: answer.data?.engine === 'llm' ? 'llm' : action.engine, ms: elapsed(startedAt) };
    const { warnings = [], balance = null } = 'balance' in answer ? answer : {};
    return {
      answer: {
        ...said,
        result: answer.data,
        ...(warnings.length > 0 && { warnings }),
        ...{ processor, cost: answer.cost, balance },
      },
      isReplay,
      rate,
    };
  }

  private async propose(found: Found, call: ChatCall, ms: number): Promise<ChatResult> {
    const { caller, requestId } = call;
    const { decision, route } = found;
    const slug = 'action' in decision ? decision.action.slug : 'chat';
    const rate = await this.admission.countCall({ caller, requestId }, { slug, timeoutMs: EXPRESS_MS });
    const outcome = decision.outcome === 'sure' ? 'proposed' : decision.outcome;
    const kind = decision.outcome === 'sure' ? (findHindrance(decision, call) ?? 'proposed') : outcome;
    const isTwo = outcome === 'unclear' && route.asksTwo;
    return { answer: this.describe(found, outcome, isTwo ? 'two' : kind, ms, requestId), isReplay: false, rate };
  }

  private describe(
    found: Found,
    outcome: 'ran' | Exclude<Found['decision']['outcome'], 'sure'>,
    kind: ReplyKind,
    ms: number,
    requestId: string,
  ) {
    return toChatAnswer({ found, outcome, kind, ms, requestId, findAction: (slug) => this.registry.find(slug) });
  }
}

/** Why a sure action is not run. */
function findHindrance({ action }: Chosen, { options, body }: ChatCall): 'notByItself' | 'slow' | 'proposed' | null {
  if (!passesGates(MEASURED)) return 'notByItself';
  if (options.dryRun) return 'proposed';
  return body.mode === 'express' && action.latency_class !== 'express' ? 'slow' : null;
}

/** In milliseconds, to the hundredth. */
function elapsed(startedAt: number): number {
  return Math.round((performance.now() - startedAt) * 100) / 100;
}
