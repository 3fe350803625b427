import { Logger } from '@nestjs/common';
import { ProviderBreaker, type ProviderBreakerOptions } from './provider-breaker.ts';

/** A `ProviderBreaker` whose changes stand in the log of the service. */
export function createLoggedBreaker(options: Omit<ProviderBreakerOptions, 'onChange'>): ProviderBreaker {
  const logger = new Logger('ProviderBreaker');
  return new ProviderBreaker({
    ...options,
    onChange: (state) => logger.warn(`The circuit to ${options.provider} is ${state}.`),
  });
}
