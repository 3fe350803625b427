import { test } from 'vitest';
import { TestProvider } from './test-provider.ts';

export { aCheckout, aCustomer, aPortal, aSubscriber, readSubscription } from './customers.ts';
export { SECRET, type TestProvider } from './test-provider.ts';

/** `it` with a provider that starts and ends with the test. */
export const it = test.extend<{ provider: TestProvider }>({
  // Vitest reads from this pattern that the fixture needs no other one.
  provider: async ({}, use) => {
    const provider = await TestProvider.start();
    await use(provider);
    await provider.stop();
  },
});
