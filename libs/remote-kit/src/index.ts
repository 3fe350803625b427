/** What remotes use. It is shared at run time, once for the page; what only the owner of a page uses is in `./host`. */
export { defineRemote, type Remote } from './define-remote';
export { lazyRoute } from './lazy-route';
// Live releases of remotes need it; those that are built now have `lazyPart` and `lazyDialog`.
export { fileInTime } from './file-in-time';
export { lazyDialog } from './lazy-dialog';
export { lazyPart } from './lazy-part';
export type { RouteHandle } from './crumbs';
export { loadForCrumbs, prefetch } from './query-client';
export { callFailure, failureText, type CallFailure, type FailureWords } from './api/call-failure';
export { CallFailureDetails } from './api/call-failure-details';
export { UserFacingError } from './api/user-facing-error';
export { useSingleMutation } from './use-single-mutation';
export { useSecretMutation } from './use-secret-mutation';
export { RouteBoundary, type RouteBoundaryProps } from './route-boundary';
export { PartBoundary, type PartBoundaryProps } from './part-boundary';
export { RouteError, type RouteErrorProps } from './route-error';
export { describeError } from './describe-error';
export { keyNeededFor, returnPath, withReturnPath } from './guard-words';
export { usePageHead } from './head/use-page-head';
export type { PageHead } from './head/page-head';
export { useLatestParams } from './use-latest-params';
export { useTitle } from './use-title';
export { useHydrated } from './use-hydrated';
export { siteHome } from './site-home';
export { useUnsavedInput } from './unsaved-input';
export { notify } from './notify';
export { openProviderTab, type ProviderTab } from './provider-tab';
export { useProviderPage } from './use-provider-page';
export {
  formatCount,
  formatDate,
  formatDateTime,
  formatDayRange,
  formatLongDate,
  formatMoment,
  formatNumber,
} from './format';
export type { RemoteManifest } from './contract';
export * from './facade';
