import { createLoggedBreaker, ProviderAwayError } from '@declic/nest-kit';
import { createGuardedFetch, type FetchedResource, GuardedFetchError } from '@declic/nest-kit/guarded-fetch';
import { WorkflowError } from './workflow-error';

/** An answer holds an id; a longer one is none. */
const LARGEST_ANSWER = 64 * 1024;

interface WorkflowCallOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
  /** Where the status alone counts. */
  readonly discardBody?: boolean;
}

/**
 * The address of one workflow that the operator configured. It is called at its own origin alone, and no redirect is followed: what a
 * person typed goes nowhere else.
 *
 * @decision D21, D29
 */
export class WorkflowAddress {
  private readonly url: URL;
  private readonly fetch;
  private readonly breaker;

  constructor(
    address: string,
    provider: string,
    private readonly timeoutMs: number,
  ) {
    this.url = new URL(address);
    this.fetch = createGuardedFetch({ allowedOrigins: [this.url.origin] }).fetch;
    this.breaker = createLoggedBreaker({
      provider,
      isOutage: (error) => error instanceof WorkflowError && error.isOutage,
    });
  }

  get host(): string {
    return this.url.host;
  }

  /**
   * Posts JSON. Gives answers of success alone.
   *
   * @throws {WorkflowError} or the reason of the signal
   */
  async post(body: object, options: WorkflowCallOptions): Promise<FetchedResource> {
    try {
      return await this.breaker.call(() => this.send(body, options));
    } catch (error) {
      throw error instanceof ProviderAwayError ? new WorkflowError('workflow_away', true, { cause: error }) : error;
    }
  }

  private async send(body: object, { headers, signal, discardBody = false }: WorkflowCallOptions) {
    const answer = await this.fetch(this.url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      accept: 'application/json',
      body: JSON.stringify(body),
      redirect: 'manual',
      maxBytes: LARGEST_ANSWER,
      timeoutMs: this.timeoutMs,
      answerTimeoutMs: this.timeoutMs,
      signal,
      discardBody,
    }).catch((error: unknown) => {
      throw error instanceof GuardedFetchError ? toWorkflowError(error) : error;
    });
    const { status } = answer;
    if (status < 200 || status >= 300)
      throw new WorkflowError(`workflow_status_${status}`, status >= 500 || status === 429);
    return answer;
  }
}

/** A workflow that is slow may have taken the call, so it is not made again by itself. */
function toWorkflowError(cause: GuardedFetchError): WorkflowError {
  switch (cause.code) {
    case 'timed_out':
      return new WorkflowError('workflow_timed_out', false, { cause });
    case 'too_large':
      return new WorkflowError('workflow_bad_answer', false, { cause });
    case 'unreachable':
    case 'bad_response':
      return new WorkflowError('workflow_away', true, { cause });
    default:
      return new WorkflowError('workflow_away', false, { cause });
  }
}
