import { createLoggedBreaker, Job, type JobHandler, type JobRun, type PayloadOf } from '@declic/nest-kit';
import { createGuardedFetch } from '@declic/nest-kit/guarded-fetch';
import type { MarketingConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { FORWARD_SIGN_UP } from './waitlist.jobs';
import { WaitlistRepository } from './waitlist.repository';

const TIMEOUT_MS = 10_000;

/**
 * Calls the workflow as the specification has it: a GET with the address, of whose answer only the status counts.
 *
 * @decision D27
 */
@Job(FORWARD_SIGN_UP)
export class ForwardSignUpJob implements JobHandler<typeof FORWARD_SIGN_UP> {
  /** The jobs of a workflow that is away would take the places of all other jobs. The queue tries them again. */
  private readonly breaker = createLoggedBreaker({ provider: 'the waitlist workflow', isOutage: () => true });

  constructor(
    private readonly waitlist: WaitlistRepository,
    @InjectConfig() private readonly config: MarketingConfig,
  ) {}

  async handle({ email }: PayloadOf<typeof FORWARD_SIGN_UP>, { signal }: JobRun): Promise<void> {
    const { WAITLIST_WORKFLOW_URL } = this.config;
    // The address may have left the list while the workflow was away.
    if (!WAITLIST_WORKFLOW_URL || !(await this.waitlist.isListed(email))) return;

    const url = new URL(WAITLIST_WORKFLOW_URL);
    url.searchParams.set('email', email);
    const { fetch } = createGuardedFetch({ allowedOrigins: [url.origin] });
    await this.breaker.call(async () => {
      const { status } = await fetch(url, {
        accept: 'application/json',
        signal,
        timeoutMs: TIMEOUT_MS,
        answerTimeoutMs: TIMEOUT_MS,
        discardBody: true,
      });
      // Throwing makes the queue try again later.
      if (status >= 300) throw new Error(`The waitlist workflow answered ${status}.`);
    });
  }
}
