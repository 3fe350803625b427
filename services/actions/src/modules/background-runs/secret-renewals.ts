import type { OpOutput } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { type AdmittedCall, RunAdmission } from '../runs/run-admission';
import type { RunResult } from '../runs/run-call';
import { WebhookSecrets } from './webhook-secrets';

type Renewal = RunResult<OpOutput<'renewWebhookSecret'>>;

@Injectable()
export class SecretRenewals {
  constructor(
    private readonly secrets: WebhookSecrets,
    private readonly admission: RunAdmission,
  ) {}

  /**
   * Renews the secret for the holder of a key. Repeated with the same `Idempotency-Key`, it is the same renewal, and is not counted.
   *
   * @throws {TooManyRequestsError} the account made too many calls in this minute.
   * @decision D9
   */
  async renew(call: AdmittedCall, key: string | undefined): Promise<Renewal> {
    const { userId } = call.caller;
    const earlier = key === undefined ? null : await this.secrets.findRenewed(userId, key);
    if (earlier) return { answer: earlier, isReplay: true, rate: undefined };
    const rate = await this.admission.countCall(call, { slug: 'webhook-secret', timeoutMs: 1 });
    const { secret, isReplay } = await this.secrets.renew(userId, key);
    return { answer: secret, isReplay, rate };
  }
}
