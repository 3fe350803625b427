import { refusalBase } from '@declic/nest-kit';

/** Another version is in canary, or none. */
export class OtherCanaryError extends refusalBase('conflict', 'other_canary') {}

/** There is nothing that a canary could be compared with. */
export class NoStableVersionError extends refusalBase('conflict', 'no_stable_version') {}

/** The version that all visitors get already cannot be tried with some. */
export class CanaryIsCurrentError extends refusalBase('conflict', 'canary_is_current') {}

/** Frozen or retired: nothing is started. */
export class DeployableClosedError extends refusalBase('conflict', 'deployable_closed') {}
