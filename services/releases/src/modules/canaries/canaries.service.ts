import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../pipeline/actor';
import type { ChoiceEntity } from '../releases/choice.entity';
import { refuseForeign, refuseFrozen, refuseUnexpected } from '../releases/choice-guards';
import { existing } from '../releases/existing-release';
import { OwnGates } from '../releases/gates/own-gates';
import { RefusalLog } from '../releases/refusal-log';
import { ReleaseChooser } from '../releases/release-chooser';
import { ReleasesRepository } from '../releases/releases.repository';
import { ReleasesService } from '../releases/releases.service';
import { FIRST_LOOK_AT_LOADS } from './judge-canary';
import { CanaryIsCurrentError, DeployableClosedError, NoStableVersionError, OtherCanaryError } from './canary.errors';

export interface CanaryOptions {
  readonly version: string;
  readonly reason: string | null;
  /** The version that the caller believes to be current. */
  readonly expect?: string | null | undefined;
}

export interface CanaryShare extends CanaryOptions {
  readonly percent: number;
}

/** Tries a version with a share of the visitors. */
@Injectable()
export class CanariesService {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly choices: ReleasesService,
    private readonly gates: OwnGates,
    private readonly chooser: ReleaseChooser,
    private readonly refusals: RefusalLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts a canary, or changes the share of visitors that get it. Visitors who have it keep it when the share is raised.
   *
   * @throws {ForeignDeployableError} the actor does not own the deployable.
   * @throws {ReleaseNotFoundError} this version was never registered.
   * @throws {ChoiceChangedError} another version is current than the caller expects.
   * @throws {NoStableVersionError} visitors get no version yet.
   * @throws {CanaryIsCurrentError} all visitors get this version already.
   * @throws {OtherCanaryError} another version is in canary.
   * @throws {DeployableClosedError} the deployable is frozen or retired.
   * @throws {WithdrawnReleaseError} this version was withdrawn.
   * @throws what the gates throw: visitors may get it, so it passes what a promoted version passes.
   */
  set(actor: Actor, name: string, options: CanaryShare): Promise<void> {
    const attempt = { actor, name, version: options.version, action: 'canary' };
    return this.refusals.watch(attempt, () => this.setUnwatched(actor, name, options));
  }

  private async setUnwatched(
    actor: Actor,
    name: string,
    { version, percent, reason, expect }: CanaryShare,
  ): Promise<void> {
    refuseForeign(actor, name);
    await this.gates.check((await existing(this.releases.unlocked, name, version)).manifest, { isChosen: true });
    await this.releases.withLockedChoices(async (tx) => {
      const release = await existing(tx, name, version);
      const choice = await tx.findChoice(name);
      refuseUnfit(choice, name, version);
      refuseUnexpected(choice, name, expect);
      const isNew = choice.canary !== version;
      if (!isNew && choice.canaryPercent === percent) return;
      if (isNew) await this.chooser.check(tx, release);
      await tx.change(name, { canary: version, canaryPercent: percent });
      if (isNew) await tx.startTrial(release, { startedAt: this.clock.now(), nextLookAtLoads: FIRST_LOOK_AT_LOADS });
      const action = isNew ? 'canary_started' : 'canary_changed';
      await tx.record({ name, version, action, actor: actor.name, reason, evidence: { percent } });
    });
  }

  /**
   * Gives the canary to all visitors, through the same gates as any version.
   *
   * @throws {OtherCanaryError} this version is not in canary.
   * @throws as `ReleasesService.setCurrent`.
   */
  promote(actor: Actor, name: string, { version, reason, expect }: CanaryOptions): Promise<void> {
    const confirm = refuseOther(name, version);
    return this.choices.setCurrent(actor, name, { version, reason, expect, confirm });
  }

  /**
   * Takes the canary back from its visitors; this version may be chosen or tried again.
   *
   * @throws {ForeignDeployableError} the actor does not own the deployable.
   * @throws {FrozenDeployableError}
   * @throws {OtherCanaryError} this version is not in canary.
   * @throws {ChoiceChangedError} another version is current than the caller expects.
   */
  end(actor: Actor, name: string, { version, reason, expect }: CanaryOptions): Promise<void> {
    return this.refusals.watch({ actor, name, version, action: 'end_canary' }, async () => {
      refuseForeign(actor, name);
      await this.releases.withLockedChoices(async (tx) => {
        const choice = await tx.findChoice(name);
        refuseFrozen(choice);
        refuseOther(name, version)(choice);
        refuseUnexpected(choice, name, expect);
        await tx.change(name, { canary: null, canaryPercent: null });
        await tx.record({ name, version, action: 'canary_ended', actor: actor.name, reason });
      });
    });
  }
}

function refuseUnfit(choice: ChoiceEntity | null, name: string, version: string): asserts choice is ChoiceEntity {
  if (!choice) throw new NoStableVersionError(`Visitors get no version of ${name} yet: release one to all first.`);
  if (choice.frozenAt) throw new DeployableClosedError(`${name} is frozen.`);
  if (choice.retiredAt) throw new DeployableClosedError(`${name} is retired.`);
  if (choice.version === version) throw new CanaryIsCurrentError(`All visitors get ${name} ${version} already.`);
  if (choice.canary !== null && choice.canary !== version)
    throw new OtherCanaryError(`${name} ${choice.canary} is in canary: promote or withdraw it first.`);
}

/** Refuses a choice in which this version is not the canary. */
export function refuseOther(name: string, version: string): (choice: ChoiceEntity | null) => void {
  return (choice) => {
    if (choice?.canary === version) return;
    throw new OtherCanaryError(`${name} ${version} is not in canary; ${choice?.canary ?? 'no version'} is.`);
  };
}
