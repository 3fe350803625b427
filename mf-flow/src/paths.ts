export const paths = {
  dashboard: () => '/dashboard',
  account: () => '/account',
  flowContent: () => '/tools/flow-content',
};
