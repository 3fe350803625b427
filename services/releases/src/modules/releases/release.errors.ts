import { DomainError, refusalBase } from '@declic/nest-kit';
import type { GateReason } from './gates/gate-reason';

export class ReleaseExistsError extends refusalBase('conflict', 'release_exists') {}

export class ReleaseNotFoundError extends refusalBase('not-found', 'release_not_found') {}

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

/** Its files were deleted, because it was not used for long. */
export class CollectedReleaseError extends refusalBase('conflict', 'release_collected') {}

/** The version may not become what visitors get. The code is that of the first reason. */
export class ReleaseRefusedError extends DomainError {
  readonly kind = 'conflict';
  readonly code: GateReason['code'];

  constructor(reasons: readonly [GateReason, ...GateReason[]]) {
    super(reasons.map(({ message }) => message).join(' '), { extra: { reasons } });
    this.code = reasons[0].code;
  }
}
