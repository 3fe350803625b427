import { refusalBase } from '@declic/nest-kit';

export class ReleaseExistsError extends refusalBase('conflict', 'release_exists') {}

export class ReleaseNotFoundError extends refusalBase('not-found', 'release_not_found') {}

/** The live shell lacks what this version needs. */
export class UnmetNeedsError extends refusalBase('conflict', 'needs_unmet') {}

export class InvalidReleaseError extends refusalBase('invalid', 'invalid_release') {}

/** The token belongs to a team that does not own this deployable. */
export class ForeignDeployableError extends refusalBase('forbidden', 'foreign_deployable') {
  constructor(team: string, name: string) {
    super(`The token of ${team} may not change ${name}.`);
  }
}

/** Another version is current than the caller believes. */
export class ChoiceChangedError extends refusalBase('conflict', 'choice_changed') {}

export class WithdrawnReleaseError extends refusalBase('conflict', 'release_withdrawn') {}
