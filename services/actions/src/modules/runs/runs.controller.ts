import { GuardedBy, Input, Op, type OpInput } from '@declic/nest-kit';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { getCallNotes } from '../request-log/call-notes';
import { AutoChooser } from '../routing/auto-choice';
import { AmbiguousActionError } from '../routing/routing.errors';
import { ApiKeyGuard } from './api-key.guard';
import { readDeferrableTerms } from './call-terms';
import { type Caller, CurrentCaller } from '../calls/caller';
import { CallerKeys } from './caller-keys';
import { KeyCheckedByRun } from './key-checked-by-run';
import { rateLimitHeaders } from './rate-limit-headers';
import { RunAdmission } from './run-admission';
import type { RunCall } from './run-call';
import { RunsService } from './runs.service';
import { toAcceptedHeaders, toRunHeaders } from './to-run-answer';

/** Stands for the action that the arguments fit. */
const AUTO = 'auto';

@Controller()
@GuardedBy(ApiKeyGuard)
export class RunsController {
  constructor(
    private readonly runs: RunsService,
    private readonly auto: AutoChooser,
    private readonly admission: RunAdmission,
    private readonly registry: ActionsRegistry,
    private readonly keys: CallerKeys,
  ) {}

  @Op('runAction')
  @KeyCheckedByRun()
  run(
    @Input() { path: { slug }, query, headers, body }: OpInput<'runAction'>,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer({ caller, slug, payload: body, ...readNames(request) }, { headers, query }, reply);
  }

  @Op('validateEmail')
  @KeyCheckedByRun()
  validateEmail(
    @Input() { headers, body }: OpInput<'validateEmail'>,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const slug = 'email_validate';
    // This operation has no `Prefer`; headers that are not declared reach it all the same.
    const declared = { headers: { ...headers, prefer: '' }, query: {} };
    return this.answer({ caller, slug, payload: body, ...readNames(request) }, declared, reply);
  }

  @Op('runActionByName')
  @KeyCheckedByRun()
  async runByName(
    @Input() { headers, query, body }: OpInput<'runActionByName'>,
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { action, arguments: given = {} } = body;
    const notes = getCallNotes(request);
    notes.action = action;
    const { slug, payload } =
      action === AUTO ? await this.choose(given, caller, request) : { slug: action, payload: given };
    notes.action = slug;
    return this.answer({ caller, slug, payload, ...readNames(request) }, { headers, query }, reply);
  }

  /** @throws {AmbiguousActionError} it is not sure which action is meant. */
  private async choose(given: Readonly<Record<string, unknown>>, caller: Caller, { id: requestId }: FastifyRequest) {
    const choice = this.auto.choose(given);
    if (choice.slug !== null) return choice;
    const rate = await this.admission.countCall({ caller, requestId }, { slug: AUTO, timeoutMs: 1 });
    throw new AmbiguousActionError(choice.candidates, rateLimitHeaders(rate));
  }

  private async answer(
    given: Omit<RunCall, 'terms'>,
    request: Parameters<typeof readDeferrableTerms>[0],
    reply: FastifyReply,
  ) {
    // An action is the same by its slug and by an alias.
    const slug = this.registry.findListed(given.slug)?.slug ?? given.slug;
    const call: RunCall = { ...given, terms: readDeferrableTerms(request, slug, given.payload) };
    const result = call.terms.respondAsync ? await this.runs.accept(call) : await this.runs.run(call);
    // No answer without a live key, also where no statement of this call was needed for it.
    await this.keys.ensureChecked(call.caller);
    const { answer } = result;
    reply.headers(toRunHeaders(result));
    // Also a repetition of a call that was accepted.
    if ('run' in answer) reply.status(202).headers(toAcceptedHeaders(answer, call.terms.wantsLinks));
    return answer;
  }
}

function readNames(request: FastifyRequest): Pick<RunCall, 'requestId' | 'notes'> {
  return { requestId: request.id, notes: getCallNotes(request) };
}
