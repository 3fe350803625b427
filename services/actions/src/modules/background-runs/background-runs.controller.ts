import { Clock, GuardedBy, Input, Op, type OpInput, type OpOutput } from '@declic/nest-kit';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CurrentCaller } from '../calls/caller';
import { ApiKeyGuard } from '../runs/api-key.guard';
import { toRunHeaders } from '../runs/to-run-answer';
import { BackgroundRunsRepository } from '../background-queue/background-runs.repository';
import { RunNotFoundError } from '../background-queue/background-runs.errors';
import { KeptAnswers } from './kept-answers';
import { SecretRenewals } from './secret-renewals';
import { toBackgroundRun } from './to-background-run';
import { WebhookSecrets } from './webhook-secrets';

/** When to ask again about a run that has not ended, in seconds. */
const RETRY_AFTER_S = 2;

@Controller()
@GuardedBy(ApiKeyGuard)
export class BackgroundRunsController {
  constructor(
    private readonly runs: BackgroundRunsRepository,
    private readonly secrets: WebhookSecrets,
    private readonly renewals: SecretRenewals,
    private readonly answers: KeptAnswers,
    private readonly clock: Clock,
  ) {}

  @Op('getRun')
  async get(
    @Input() { path: { id } }: OpInput<'getRun'>,
    @CurrentCaller() { userId }: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpOutput<'getRun'>> {
    const row = await this.runs.findOwn(userId, id, this.clock.now());
    if (!row) throw new RunNotFoundError();
    if (!row.ended_at) reply.header('retry-after', RETRY_AFTER_S);
    return toBackgroundRun(row, await this.answers.read(row));
  }

  @Op('getWebhookSecret')
  getSecret(@Input() _: OpInput<'getWebhookSecret'>, @CurrentCaller() { userId }: Caller) {
    return this.secrets.read(userId);
  }

  @Op('renewWebhookSecret')
  async renewSecret(
    @Input() { headers }: OpInput<'renewWebhookSecret'>,
    @CurrentCaller() caller: Caller,
    @Req() { id: requestId }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const renewal = await this.renewals.renew({ caller, requestId }, headers['idempotency-key']);
    reply.headers(toRunHeaders(renewal));
    return renewal.answer;
  }
}
