export type {
  AreaAccess,
  AreaLayout,
  ContractPart,
  ContractRanges,
  ContractVersions,
  NavEntry,
  RemoteArea,
  RemoteManifest,
} from './remote-manifest';
export { RELEASE_FILE, type ReleaseFile, type ReleaseManifest } from './release';
export { BEACONS_PATH, COMPOSITION_ELEMENT_ID, COMPOSITION_PATH } from './composition';
export type { ComposedRemote, Composition, FallbackVersion } from './composition';
export type { Beacon, NotFoundBeacon, RemoteFailedBeacon, RemoteFailure, RemoteLoadedBeacon } from './beacon';
export { isWithin, matchArea, type AreaMatch } from './match-area';
export { contractMismatches, satisfiesCaret, type ContractMismatch } from './satisfies-contract';
export { manifestFaults } from './validate-manifest';
