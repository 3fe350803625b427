export type { AreaAccess, AreaLayout, NavEntry, RemoteArea, RemoteManifest } from './remote-manifest.ts';
export { INTEGRITY_FILE, RELEASE_FILE, type IntegrityList, type ReleaseFile, type ReleaseManifest } from './release.ts';
export { BEACONS_PATH, COMPOSITION_ELEMENT_ID } from './composition.ts';
export type { Beacon, ComposedRemote, Composition, RemoteFailure } from './composition.ts';
export { isWithin, matchArea, type AreaMatch } from './match-area.ts';
export { missingExports, OFFER_FILE, unmetNeeds, type FrontContract } from './front-contract.ts';
export { manifestFaults } from './validate-manifest.ts';
export { PREVIEW_COMPOSITION_PATH, PREVIEW_ELEMENT_ID, PREVIEW_RESET_PATH, type PreviewNotice } from './preview.ts';
