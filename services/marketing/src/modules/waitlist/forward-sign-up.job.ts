import { Job, type JobHandler, type PayloadOf } from '@declic/nest-kit';
import type { MarketingConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { FORWARD_SIGN_UP } from './waitlist.jobs';

const TIMEOUT_MS = 10_000;

/**
 * Calls the workflow as the specification has it: a GET with the address, of whose answer only the status counts.
 *
 * @decision D27
 */
@Job(FORWARD_SIGN_UP)
export class ForwardSignUpJob implements JobHandler<typeof FORWARD_SIGN_UP> {
  constructor(@InjectConfig() private readonly config: MarketingConfig) {}

  async handle({ email }: PayloadOf<typeof FORWARD_SIGN_UP>): Promise<void> {
    const { WAITLIST_WORKFLOW_URL } = this.config;
    if (!WAITLIST_WORKFLOW_URL) return;

    const url = new URL(WAITLIST_WORKFLOW_URL);
    url.searchParams.set('email', email);
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    // Throwing makes the queue try again later.
    if (!response.ok) throw new Error(`The waitlist workflow answered ${response.status}.`);
  }
}
