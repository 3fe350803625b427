import { DomainError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../pipeline/actor';
import { refuseForeign, refuseFrozen, refuseRetired, refuseUnexpected } from './choice-guards';
import { existing } from './existing-release';
import { OwnGates } from './gates/own-gates';
import type { ChoiceOptions } from './new-release';
import { NoReplacementError } from './release.errors';
import { RefusalLog } from './refusal-log';
import { ReleaseChooser } from './release-chooser';
import type { ReleaseEntity } from './release.entity';
import { ReleasesRepository } from './releases.repository';
import type { ReleasesTransaction } from './releases-transaction';

interface Withdrawal extends Pick<ChoiceOptions, 'expect' | 'reason'> {
  readonly actor: Actor;
  readonly name: string;
  readonly version: string;
  /** What the decision was based on. */
  readonly evidence?: Record<string, unknown>;
}

/** Puts versions aside for good. */
@Injectable()
export class WithdrawalsService {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly gates: OwnGates,
    private readonly chooser: ReleaseChooser,
    private readonly refusals: RefusalLog,
  ) {}

  /**
   * Withdraws a version. If visitors get it, another one takes its place; a canary ends.
   *
   * @throws {ForeignDeployableError} the actor does not own the deployable.
   * @throws {ReleaseNotFoundError} this version was never registered.
   * @throws {ChoiceChangedError} another version is current than the caller expects.
   * @throws {FrozenDeployableError}
   * @throws {RetiredDeployableError} it is the version that a revival would give back.
   * @throws {NoReplacementError} visitors get it, and no other version passes the gates.
   */
  withdraw({ actor, name, version, expect, reason, evidence }: Withdrawal): Promise<ReleaseEntity> {
    return this.refusals.watch({ actor, name, version, action: 'withdraw' }, async () => {
      refuseForeign(actor, name);
      return this.releases.withLockedChoices(async (tx) => {
        const release = await existing(tx, name, version);
        const choice = await tx.findChoice(name);
        refuseUnexpected(choice, name, expect);
        refuseFrozen(choice);
        if (release.withdrawnAt) return release;
        if (choice?.version === version) refuseRetired(choice);
        await tx.withdraw(release);
        await tx.record({ name, version, action: 'withdrawn', actor: actor.name, reason, evidence: evidence ?? null });
        if (choice?.canary === version) {
          await tx.change(name, { canary: null, canaryPercent: null });
          await tx.record({ name, version, action: 'canary_ended', actor: actor.name, reason });
        }
        if (choice?.version === version) await this.replace(tx, release, { actor, reason });
        return existing(tx, name, version);
      });
    });
  }

  /** The few files of a version that was served before are read quickly enough to hold the lock meanwhile. */
  private async replace(
    tx: ReleasesTransaction,
    release: ReleaseEntity,
    { actor, reason }: Pick<Withdrawal, 'actor' | 'reason'>,
  ): Promise<void> {
    for (const replacement of await tx.findReplacements(release)) {
      try {
        await this.gates.check(replacement.manifest, { isChosen: true });
        await this.chooser.choose(tx, replacement, { actor, reason, expect: undefined });
        return;
      } catch (error) {
        // A gate refuses this one before anything is written; the next may pass.
        if (!(error instanceof DomainError)) throw error;
      }
    }
    const { name, version } = release;
    throw new NoReplacementError(
      `Visitors get ${name} ${version}, and no earlier version can take its place. Release another one first, or retire ${name}.`,
    );
  }
}
