import { createLoggedBreaker, type ProviderBreaker } from '@declic/nest-kit';

/** As long as the refusal tells people to wait. */
const OPEN_MS = 5_000;

/** While the payment provider is away, requests are refused at once instead of after its time limit. */
export function createPaymentBreaker(isOutage: (error: unknown) => boolean): ProviderBreaker {
  return createLoggedBreaker({ provider: 'the payment provider', isOutage, openMs: OPEN_MS });
}
