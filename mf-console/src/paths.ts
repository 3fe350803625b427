/** Every address this remote owns. Absolute, so a link means the same wherever it is rendered. */
export const paths = {
  login: () => '/login',
  signUp: () => '/login?mode=sign-up',
  forgotPassword: () => '/login?mode=recover',
  verifyEmail: () => '/verify-email',
  dashboard: () => '/dashboard',
  api: () => '/api',
  actions: () => '/actions',
  actionSearch: (search: string) => (search ? `/actions?search=${encodeURIComponent(search)}` : '/actions'),
  keys: () => '/keys',
  usage: () => '/usage',
  account: () => '/account',
  /** Owned by another area; the slug decides which. */
  tool: (slug: string) => `/tools/${encodeURIComponent(slug)}`,
} as const;
