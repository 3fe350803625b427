/** Pages of the console that a result leads to. */
export const consolePaths = {
  account: () => '/account',
  keys: () => '/keys',
  requests: () => '/usage?tab=requests',
  /** One request among the requests of the account. */
  request: (id: string) => `/usage?tab=requests&request=${encodeURIComponent(id)}`,
} as const;
