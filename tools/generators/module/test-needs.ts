/** What the tests of a service need besides its own schema and the common settings, as further arguments of `startTestService`. */
const NEEDS: Readonly<Record<string, string>> = {
  // Its migrations ask for functions of accounts.
  actions: ", { also: ['accounts'] }",
  releases:
    ", { env: { RELEASE_TOKEN: 'a-release-token-that-only-tests-know', BEACON_SECRET: 'a-beacon-secret-that-only-tests-know' } }",
};

export function getTestNeeds(service: string): { readonly serviceOptions: string } {
  return { serviceOptions: NEEDS[service] ?? '' };
}
