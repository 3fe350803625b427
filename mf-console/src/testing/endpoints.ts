/** Operations that the tests of several pages answer in ways of their own. */
export const BILLING = 'GET /api/accounts/billing';
export const CATALOGUE = 'GET /api/actions/catalogue';
export const CREDITS = 'GET /api/accounts/usage/credits';
export const DEFINITION = 'GET /v1/actions/{slug}';
export const EMPTY_SEARCH = 'POST /api/actions/empty-searches';
export const REQUESTS = 'GET /api/actions/requests';
export const RUN = 'POST /api/actions/test-action';
export const STATS = 'GET /api/accounts/stats';
export const USAGE = 'GET /api/accounts/usage';
