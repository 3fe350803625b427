import { withReturnPath } from '@declic/remote-kit';

/** Every address this remote owns. Absolute, so a link means the same wherever it is rendered. */
export const paths = {
  /** `wanted` is the page to which signing in leads back. */
  login: (wanted?: string) => backTo('/login', wanted),
  signUp: (wanted?: string) => backTo('/login?mode=sign-up', wanted),
  forgotPassword: (wanted?: string) => backTo('/login?mode=recover', wanted),
  verifyEmail: () => '/verify-email',
  dashboard: () => '/dashboard',
  api: () => '/api',
  actions: () => '/actions',
  actionSearch: (search: string) => (search ? `/actions?search=${encodeURIComponent(search)}` : '/actions'),
  playground: (slug: string) => `/actions/${encodeURIComponent(slug)}/playground`,
  batch: (slug: string) => `/actions/${encodeURIComponent(slug)}/batch`,
  /** The page about an action that needs no account; it is no page of the shell. */
  actionDocs: (slug: string) => `/docs/actions/${encodeURIComponent(slug)}`,
  keys: () => '/keys',
  usage: () => '/usage',
  requests: () => '/usage?tab=requests',
  request: (id: string) => `/usage?tab=requests&request=${encodeURIComponent(id)}`,
  account: () => '/account',
  /** Owned by another area; the slug decides which. */
  tool: (slug: string) => `/tools/${encodeURIComponent(slug)}`,
} as const;

function backTo(address: string, wanted: string | undefined): string {
  return wanted === undefined ? address : withReturnPath(address, wanted);
}
