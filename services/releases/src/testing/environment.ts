export const RELEASE_TOKEN = 'a-release-token-that-only-tests-know';
export const BEACON_SECRET = 'a-beacon-secret-that-only-tests-know';

/** The settings of the service that have no default. */
export const environment = { RELEASE_TOKEN, BEACON_SECRET };
