import { refusalBase } from '@declic/nest-kit';

export class ReleaseExistsError extends refusalBase('conflict', 'release_exists') {}

export class ReleaseNotFoundError extends refusalBase('not-found', 'release_not_found') {}

/** The live shell lacks what this version needs. */
export class UnmetNeedsError extends refusalBase('conflict', 'needs_unmet') {}

export class InvalidReleaseError extends refusalBase('invalid', 'invalid_release') {}
