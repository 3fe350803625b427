import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';

const THRESHOLD = 5;
const OPEN_MS = 10_000;

/** `half-open`: one call is let through, and its outcome closes the circuit or opens it again. */
export type CircuitChange = 'closed' | 'open' | 'half-open';

/** What tells one provider from another. */
export interface ProviderBreakerOptions {
  readonly provider: string;
  /** Whether an error means that the provider is away. An error about the request itself shows that it answers. */
  readonly isOutage: (error: unknown) => boolean;
  /** Outages in a row that open the circuit. */
  readonly threshold?: number;
  /** How long an open circuit refuses calls before it lets one through. */
  readonly openMs?: number;
  readonly onChange?: (state: CircuitChange) => void;
}

/** The call was not made, because the last ones found the provider away. */
export class ProviderAwayError extends Error {
  override readonly name = 'ProviderAwayError';

  constructor(provider: string) {
    super(`${provider} does not answer: calls to it are refused for a few seconds.`);
  }
}

/**
 * A circuit breaker for the calls to one provider: while it is away, its callers are refused at once instead of being held until
 * their time limit. Keep one per provider and process. Retries belong to the provider's client or to the job queue; a call that
 * they repeat is one call here.
 */
export class ProviderBreaker {
  private readonly provider: string;
  private readonly policy;

  constructor({ provider, isOutage, threshold = THRESHOLD, openMs = OPEN_MS, onChange }: ProviderBreakerOptions) {
    this.provider = provider;
    this.policy = circuitBreaker(handleWhen(isOutage), {
      breaker: new ConsecutiveBreaker(threshold),
      halfOpenAfter: openMs,
    });
    if (onChange) this.policy.onStateChange((state) => onChange(toChange(state)));
  }

  /** @throws {ProviderAwayError} the circuit is open */
  async call<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    // The library would let this call wait for the outcome of the one that is let through.
    if (this.policy.state === CircuitState.HalfOpen) throw new ProviderAwayError(this.provider);
    try {
      return await this.policy.execute(work);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new ProviderAwayError(this.provider) : error;
    }
  }
}

function toChange(state: CircuitState): CircuitChange {
  if (state === CircuitState.HalfOpen) return 'half-open';
  return state === CircuitState.Closed ? 'closed' : 'open';
}
