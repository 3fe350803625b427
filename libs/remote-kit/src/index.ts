export { defineRemote, isRemoteModule, type Remote, type RemoteModule } from './define-remote';
export { lazyRoute, type RouteModule } from './lazy-route';
export { crumbsOf, type CrumbContext, type RouteHandle } from './crumbs';
export { createQueryClient, currentQueryClient, prefetch, provideQueryClient } from './query-client';
export { useSecretMutation } from './use-secret-mutation';
export { RouteBoundary, type RouteBoundaryProps } from './route-boundary';
export { RouteError, type RouteErrorProps } from './route-error';
export { mayPass } from './may-pass';
export { useAutomaticRetry } from './use-automatic-retry';
export { describeError, isWithoutAnswer, type ErrorWords } from './describe-error';
export { keyNeeded, keyNeededFor, returnPath, withReturnPath } from './guard-words';
export { LOAD_BUDGET_MS, withinBudget } from './within-budget';
export { useTitle, type PageDescription } from './use-title';
export { notify, type NotifyOptions } from './notify';
export { Toasts } from './toasts';
export { openProviderTab, type ProviderTab } from './provider-tab';
export { RouterLink } from './router-link';
export { PageFrame, type PageFrameProps } from './page-frame';
export {
  BEACONS_PATH,
  COMPOSITION_ELEMENT_ID,
  isWithin,
  matchArea,
  missingExports,
  unmetNeeds,
  type AreaAccess,
  type AreaLayout,
  type AreaMatch,
  type Beacon,
  type ComposedRemote,
  type Composition,
  type FrontContract,
  type NavEntry,
  type RemoteArea,
  type RemoteFailure,
  type RemoteManifest,
} from './contract';
export * from './facade';
