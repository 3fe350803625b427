import { Injectable } from '@nestjs/common';
import type { Action } from '../../engine/action';
import { MEASURED, passesGates } from '../../router/gates';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { failWith } from '../runs/rate-limit-headers';
import { type RepeatableCall, RepeatedCalls } from '../runs/repeated-calls';
import { RunAdmission } from '../runs/run-admission';
import type { RunAnswer } from '../runs/run-call';
import { RunsService } from '../runs/runs.service';
import { type ChatCall, type ChatResult, toIdempotentMessage } from './chat-call';
import { DecisionFinder, type Found } from './find-decision';
import type { ReplyKind } from './replies';
import { toChatAnswer } from './to-chat-answer';

/** The longest that an answer in the mode `express` takes. */
const EXPRESS_MS = 1_800;

/** A message, and what names it for repetitions. */
type RepeatableChat = ChatCall & RepeatableCall;

type ChatAnswer = ChatResult['answer'];
type Chosen = Extract<Found['decision'], { readonly action: Action }>;

/** Answers messages: the router first, a model in doubt, and a run when it is sure. */
@Injectable()
export class ChatService {
  constructor(
    private readonly finder: DecisionFinder,
    private readonly registry: ActionsRegistry,
    private readonly runs: RunsService,
    private readonly repeated: RepeatedCalls,
    private readonly admission: RunAdmission,
  ) {}

  /**
   * @throws what `RunsService.run` throws, when an action runs.
   * @throws {IdempotencyKeyReusedError} the key belongs to another message, or to a call of an action.
   * @throws {IdempotencyInProgressError} the message with this key still runs an action.
   * @throws {TooManyRequestsError} the account made too many calls in this minute.
   */
  async answer(message: ChatCall): Promise<ChatResult> {
    const call = { ...message, terms: { idempotency: toIdempotentMessage(message) } };
    const earlier = await this.repeated.find<ChatAnswer>(call);
    return earlier ? noteAction(earlier, call) : this.answerFirst(call);
  }

  private async answerFirst(call: RepeatableChat): Promise<ChatResult> {
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

  private async run(decision: Chosen, found: Found, call: RepeatableChat, ms: number): Promise<ChatResult> {
    const { action, arguments: payload } = decision;
    const { caller, requestId, notes, options, body, terms } = call;
    const startedAt = performance.now();
    const result = await this.runs.run<ChatAnswer>({
      ...{ caller, requestId, notes, slug: action.slug, payload },
      terms: { ...options, ...terms },
      ...(body.mode === 'express' && { deadlineMs: Math.max(1, Math.round(EXPRESS_MS - ms)) }),
      present: (answer) => ({
        ...this.describe(found, 'ran', 'ran', ms, requestId),
        ...describeRun(answer, action, elapsed(startedAt)),
      }),
    });
    return noteAction(result, call);
  }

  private async propose(found: Found, call: RepeatableChat, ms: number): Promise<ChatResult> {
    const { decision, route } = found;
    const slug = 'action' in decision ? decision.action.slug : 'chat';
    const rate = await this.admission.countCall(call, { slug, timeoutMs: EXPRESS_MS });
    const outcome = decision.outcome === 'sure' ? 'proposed' : decision.outcome;
    const kind = decision.outcome === 'sure' ? (findHindrance(decision, call) ?? 'proposed') : outcome;
    const isTwo = outcome === 'unclear' && route.asksTwo;
    const answer = this.describe(found, outcome, isTwo ? 'two' : kind, ms, call.requestId);
    const earlier = await this.repeated.keep(call, answer).catch(failWith(rate));
    return earlier ? noteAction({ ...earlier, rate }, call) : { answer, isReplay: false, rate };
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

/** What a run adds to the answer. */
function describeRun(answer: RunAnswer, action: Action, ms: number) {
  const processor = { engine: answer.data?.engine === 'llm' ? 'llm' : action.engine, ms };
  const { warnings = [], balance = null } = 'balance' in answer ? answer : {};
  return { result: answer.data, ...(warnings.length > 0 && { warnings }), processor, cost: answer.cost, balance };
}

/** The log names the action of the answer: that of an earlier call may be another. */
function noteAction(result: ChatResult, { notes }: ChatCall): ChatResult {
  notes.action = result.answer.action ?? 'chat';
  return result;
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
