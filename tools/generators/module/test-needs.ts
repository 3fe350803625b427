/** What the tests of a service need besides its own schema and the common settings. */
interface TestNeeds {
  /** Further options of `startTestDatabase`. */
  readonly databaseOptions: string;
  /** Further options of `createTestApp`. */
  readonly appOptions: string;
}

const NEEDS: Readonly<Record<string, Partial<TestNeeds>>> = {
  // Its migrations ask for functions of accounts.
  actions: { databaseOptions: ", { also: ['accounts'] }" },
  releases: { appOptions: ", env: { RELEASE_TOKEN: 'a-release-token-that-only-tests-know' }" },
};

export function getTestNeeds(service: string): TestNeeds {
  return { databaseOptions: '', appOptions: '', ...NEEDS[service] };
}
