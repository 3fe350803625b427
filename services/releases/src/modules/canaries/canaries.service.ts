import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../pipeline/actor';
import type { ChoiceEntity } from '../releases/choice.entity';
import { refuseForeign } from '../releases/choice-guards';
import { existing } from '../releases/existing-release';
import { OwnGates } from '../releases/gates/own-gates';
import { RefusalLog } from '../releases/refusal-log';
import { ReleaseChooser } from '../releases/release-chooser';
import { ReleasesRepository } from '../releases/releases.repository';
import { ReleasesService } from '../releases/releases.service';
import type { ReleasesTransaction } from '../releases/releases-transaction';
import { FIRST_LOOK_AT_LOADS } from './judge-canary';
import { CanaryIsCurrentError, DeployableClosedError, NoStableVersionError, OtherCanaryError } from './canary.errors';

export interface CanaryOptions {
  readonly version: string;
  readonly reason: string | null;
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
   * @throws {NoStableVersionError} visitors get no version yet.
   * @throws {CanaryIsCurrentError} all visitors get this version already.
   * @throws {OtherCanaryError} another version is in canary.
   * @throws {DeployableClosedError} the deployable is frozen or retired.
   * @throws {WithdrawnReleaseError} this version was withdrawn.
   * @throws what the gates throw: visitors may get it, so it passes what a promoted version passes.
   */
  set(actor: Actor, name: string, options: CanaryOptions & { percent: number }): Promise<void> {
    const attempt = { actor, name, version: options.version, action: 'canary' };
    return this.refusals.watch(attempt, () => this.setUnwatched(actor, name, options));
  }

  private async setUnwatched(
    actor: Actor,
    name: string,
    { version, percent, reason }: CanaryOptions & { percent: number },
  ): Promise<void> {
    refuseForeign(actor, name);
    await this.gates.check((await existing(this.releases, name, version)).manifest, { isChosen: true });
    await this.releases.withLockedChoices(async (tx) => {
      const release = await existing(tx, name, version);
      const choice = await tx.findChoice(name);
      refuseUnfit(choice, name, version);
      const isNew = choice.canary !== version;
      if (!isNew && choice.canaryPercent === percent) return;
      if (isNew) await this.chooser.check(tx, release);
      await tx.setCanary(name, { version, percent }, actor.name);
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
  async promote(actor: Actor, name: string, { version, reason }: CanaryOptions): Promise<void> {
    refuseForeign(actor, name);
    await this.releases.withLockedChoices((tx) => refuseOther(tx, name, version));
    // One that is withdrawn between the two is refused by the second.
    await this.choices.setCurrent(actor, name, { version, reason, expect: undefined });
  }

  /**
   * Takes the canary back from its visitors; this version is never chosen again.
   *
   * @throws {ForeignDeployableError} the actor does not own the deployable.
   * @throws {OtherCanaryError} this version is not in canary.
   */
  async withdraw(
    actor: Actor,
    name: string,
    { version, reason }: CanaryOptions,
    evidence: Record<string, unknown> | null = null,
  ): Promise<void> {
    refuseForeign(actor, name);
    await this.releases.withLockedChoices(async (tx) => {
      await refuseOther(tx, name, version);
      await tx.setCanary(name, null, actor.name);
      await tx.withdraw(await existing(tx, name, version));
      await tx.record({ name, version, action: 'withdrawn', actor: actor.name, reason, evidence });
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

async function refuseOther(tx: ReleasesTransaction, name: string, version: string): Promise<void> {
  const choice = await tx.findChoice(name);
  if (choice?.canary === version) return;
  throw new OtherCanaryError(`${name} ${version} is not in canary; ${choice?.canary ?? 'no version'} is.`);
}
