import { DomainError, refusal, refusalBase } from '@declic/nest-kit';
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

export class DeployableNotFoundError extends refusalBase('not-found', 'deployable_not_found') {}

export class FrozenDeployableError extends refusalBase('conflict', 'deployable_frozen') {}

export class RetiredDeployableError extends refusalBase('conflict', 'deployable_retired') {}

/** Every page needs a shell. */
export class ShellNeededError extends refusalBase('conflict', 'shell_needed') {}

/** No other version can take the place of one that is to be withdrawn. */
export class NoReplacementError extends refusalBase('conflict', 'no_replacement') {}

export class OverrideForbiddenError extends refusal(
  'forbidden',
  'override_forbidden',
  'Only operators may override what the gates say.',
) {}

/** The version may not become what visitors get. The code is that of the first reason. */
export class ReleaseRefusedError extends DomainError {
  readonly kind = 'conflict';
  readonly code: GateReason['code'];

  constructor(reasons: readonly [GateReason, ...GateReason[]]) {
    super(reasons.map(({ message }) => message).join(' '), { extra: { reasons } });
    this.code = reasons[0].code;
  }
}

/** @throws {ReleaseRefusedError} there are reasons. */
export function refuseFor([first, ...others]: readonly GateReason[]): void {
  if (first) throw new ReleaseRefusedError([first, ...others]);
}
