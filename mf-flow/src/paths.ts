export const paths = {
  dashboard: () => '/dashboard',
  flowContent: () => '/tools/flow-content',
};
