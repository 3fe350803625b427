export type { AreaAccess, AreaLayout, NavEntry, RemoteArea, RemoteManifest } from './remote-manifest.ts';
export {
  API_CONTRACT_FILE,
  INTEGRITY_FILE,
  ONLY_MAP_ATTRIBUTE,
  RELEASE_FILE,
  SHELL,
  type IntegrityList,
} from './release.ts';
export type { DeployableManifest, ReleaseFile, ReleaseManifest, ShellManifest } from './release.ts';
export { THEME_COOKIE } from '@declic/design-system/theme-cookie';
export { CAMPAIGN_PARAMETERS } from './campaign.ts';
export { BEACONS_PATH, COMPOSITION_ELEMENT_ID } from './composition.ts';
export type { Beacon, ComposedRemote, Composition, RemoteFailure } from './composition.ts';
export { findRoute, hasRoute, routePreload, spellRoute } from './route-preload.ts';
export { isWithin, matchArea, type AreaMatch } from './match-area.ts';
export {
  AFTER_PAGE_ATTRIBUTE,
  CODE_LOADER_ATTRIBUTE,
  isHtmlArea,
  KIT_ATTRIBUTE,
  LARGEST_PAGE_FILE_BYTES,
  LARGEST_PROGRAM_BYTES,
  PAGE_CODE_ELEMENT_ID,
  PAGE_DATA_ELEMENT_ID,
  PAGE_PROGRAM_FILE,
  PAGES_FOLDER,
  pageFault,
  PRERENDERED_ATTRIBUTE,
  SESSION_FOUND,
  toPagePath,
  type AnsweredQuery,
  type LivePage,
  type PageProgram,
  type PrerenderedPage,
  type ReadAnswer,
  type ReadForPage,
} from './prerendered-page.ts';
export { notFoundWords } from './not-found-words.ts';
export { onlySite, SITE_ATTRIBUTE } from './site.ts';
export { missingExports, unmetNeeds, type FrontContract } from './front-contract.ts';
export { manifestFaults } from './validate-manifest.ts';
export {
  ownPath,
  PREVIEW_COMPOSITION_PATH,
  PREVIEW_ELEMENT_ID,
  PREVIEW_RESET_PATH,
  type PreviewNotice,
} from './preview.ts';
export { headElements, type HeadElement } from '../head/head-elements.ts';
export { headHtml } from '../head/head-html.ts';
export type { JsonLdNode, OpenGraph, OpenGraphImage, PageFeed, PageHead } from '../head/page-head.ts';
export { SITEMAP_FILE, type SitemapFile, type SitemapPage } from './sitemap.ts';
