/**
 * What the owner of a page uses: the shell, a remote that runs alone, and tests. Remotes take everything from `@declic/remote-kit`;
 * this entry is not shared at run time.
 */
export { isRemoteModule } from '../define-remote';
export { collectCrumbs } from '../crumbs';
export { createQueryClient, provideQueryClient } from '../query-client';
export { mayPass } from '../may-pass';
export { unsavedForms } from '../unsaved-input';
export { useAutomaticRetry } from '../use-automatic-retry';
export { isWithoutAnswer } from '../describe-error';
export { keyNeeded } from '../guard-words';
export { LOAD_BUDGET_MS, withinBudget } from '../within-budget';
export { loadBudget, LoadBudget } from '../load-budget';
export { PageHostContext, type PageHost } from '../page-host';
export { trackSharedFile } from '../pending-shared-files';
export { isRefusedCall } from '../is-refused-call';
export { isImportFailure, RouteFileError } from '../route-file-error';
export { HeadCollector } from '../head/use-page-head';
export { PageFrame } from '../page-frame';
export { AppProviders } from '../app-providers';
export { routesOfHost, siteHome } from '../site-home';
export { spokenLanguage, type SpokenLanguage } from '../spoken-language';
export { OPERATOR_TOKEN_KEY } from '../operator-token-key';
export {
  BEACONS_PATH,
  COMPOSITION_ELEMENT_ID,
  INTEGRITY_FILE,
  KIT_ATTRIBUTE,
  ONLY_MAP_ATTRIBUTE,
  PAGE_DATA_ELEMENT_ID,
  PRERENDERED_ATTRIBUTE,
  isWithin,
  matchArea,
  onlySite,
  routePreload,
  unmetNeeds,
  type AnsweredQuery,
  type AreaAccess,
  type AreaLayout,
  type Beacon,
  type ComposedRemote,
  type Composition,
  type FrontContract,
  type IntegrityList,
  type NavEntry,
  type RemoteArea,
  type RemoteFailure,
} from '../contract';
export {
  PREVIEW_COMPOSITION_PATH,
  PREVIEW_ELEMENT_ID,
  PREVIEW_RESET_PATH,
  type PreviewNotice,
} from '../contract/preview';
