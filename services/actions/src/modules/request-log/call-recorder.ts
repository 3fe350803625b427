import { getProblem } from '@declic/nest-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RefusedCallLimits } from '../refused-calls/refused-call-limits';
import { callers } from '../calls/caller';
import { createRunId } from '../calls/run-id';
import { type CallNotes, getCallNotes } from './call-notes';
import { RequestLog } from './request-log';

const PUBLIC_API = '/v1/';

/** What the log names for addresses that do not name an action; a message that leads to one is logged under that. */
const SHORT_CUTS: Readonly<Record<string, string>> = { '/v1/email/validate': 'email_validate', '/v1/chat': 'chat' };

const LONGEST_SLUG = 80;
const TOO_MANY = 429;
/** No limit of calls, so it is counted by one. */
const TOO_MANY_WAIT = 'too_many_background_runs';

/**
 * Interceptor of all responses of the public API, refusals and calls of disconnected clients included. Writes them to the log
 * and counts invalid input.
 */
@Injectable()
export class CallRecorder implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly log: RequestLog,
    private readonly limits: RefusedCallLimits,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance();
    fastify.addHook('onRequest', (request, _reply, done) => {
      // Begins its clock.
      if (request.url.startsWith(PUBLIC_API)) getCallNotes(request);
      done();
    });
    fastify.addHook('onSend', (request, reply, _payload, done) => {
      if (request.url.startsWith(PUBLIC_API)) this.record(request, reply);
      done();
    });
    // After the last answer, and before the connections to the database are closed.
    fastify.addHook('onClose', () => this.log.close());
  }

  private record(request: FastifyRequest, reply: FastifyReply): void {
    const notes = getCallNotes(request);
    const caller = callers.get(request);
    const { unknownKey, run } = notes;
    if (caller) {
      if (isInvalidCall(request, reply, notes)) this.limits.countInvalidCall(caller);
      // How the run ended is not known: the database has it, and the log gets it from there.
      if (run && run.credits === undefined) return;
      this.log.add({ ...toEntry(request, reply, notes), userId: caller.userId });
    } else if (unknownKey) {
      this.log.addUnowned({ ...toEntry(request, reply, notes), tokenHash: unknownKey });
    }
  }
}

/** Refused before the limit of the plan counted it, which says so in a header. */
function isInvalidCall(request: FastifyRequest, reply: FastifyReply, { refused }: CallNotes): boolean {
  const status = refused?.status ?? reply.statusCode;
  const isCounted = refused?.isCounted ?? reply.hasHeader('ratelimit');
  const isLimited = status === TOO_MANY && getProblem(request)?.code !== TOO_MANY_WAIT;
  return status >= 400 && status < 500 && !isLimited && !isCounted;
}

function toEntry(request: FastifyRequest, reply: FastifyReply, notes: CallNotes) {
  const { arrivedAt, startedAt, kind, run } = notes;
  return {
    id: run?.id ?? createRunId(arrivedAt),
    requestId: request.id,
    action: readAction(request, notes),
    kind,
    status: notes.refused?.status ?? reply.statusCode,
    code: notes.refused?.code ?? getProblem(request)?.code ?? null,
    durationMs: performance.now() - startedAt,
    credits: run?.credits ?? 0,
    unlisted: 0,
  };
}

/** As it was called, in a form that the database can store. */
function readAction({ params, routeOptions }: FastifyRequest, notes: CallNotes): string | null {
  const { slug } = (params ?? {}) as { slug?: string };
  const action = notes.action ?? slug ?? SHORT_CUTS[routeOptions.url ?? ''];
  return action?.replaceAll('\0', '').slice(0, LONGEST_SLUG) ?? null;
}
