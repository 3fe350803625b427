export type {
  AreaAccess,
  AreaLayout,
  ContractPart,
  ContractRanges,
  ContractVersions,
  NavEntry,
  RemoteArea,
  RemoteManifest,
} from './remote-manifest.ts';
export { RELEASE_FILE, type ReleaseFile, type ReleaseManifest } from './release.ts';
export { BEACONS_PATH, COMPOSITION_ELEMENT_ID, COMPOSITION_PATH } from './composition.ts';
export type { ComposedRemote, Composition, FallbackVersion } from './composition.ts';
export type { Beacon, NotFoundBeacon, RemoteFailedBeacon, RemoteFailure, RemoteLoadedBeacon } from './beacon.ts';
export { isWithin, matchArea, type AreaMatch } from './match-area.ts';
export { contractMismatches, satisfiesCaret, type ContractMismatch } from './satisfies-contract.ts';
export { manifestFaults } from './validate-manifest.ts';
