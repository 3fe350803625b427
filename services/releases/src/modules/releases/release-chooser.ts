import { Injectable } from '@nestjs/common';
import type { Actor } from '../../pipeline/actor';
import { refuseFrozen, refuseRetired, refuseUnexpected } from './choice-guards';
import type { ChoiceEntity } from './choice.entity';
import type { GateReason } from './gates/gate-reason';
import { gateReasons } from './gates/release-gates';
import type { ChoiceOptions } from './new-release';
import { CollectedReleaseError, refuseFor, WithdrawnReleaseError } from './release.errors';
import type { ReleaseEntity } from './release.entity';
import type { ReleasesTransaction } from './releases-transaction';

/** What the registry says of choices that were made before it recorded by whom. Then all of them were made by publishers. */
const CHOSEN_BEFORE_RECORDS = 'unknown';

interface ActorsChoice extends ChoiceOptions {
  readonly actor: Actor;
  /** What other gates said and was put up with. */
  readonly overridden?: readonly GateReason[];
  /** Whether it takes the place of a version that is withdrawn, which neither a freeze nor a retirement keeps. */
  readonly replaces?: boolean;
}

/** Makes a version the choice, forward or back, if every gate lets it pass. */
@Injectable()
export class ReleaseChooser {
  /**
   * The files of the release have been compared with the store before, because that takes long and this holds the lock of all choices.
   *
   * @throws {ChoiceChangedError} another version is current than the caller expects.
   * @throws {RetiredDeployableError}
   * @throws {FrozenDeployableError}
   * @throws {WithdrawnReleaseError} this version was withdrawn.
   * @throws {CollectedReleaseError} its files were deleted.
   * @throws {ReleaseRefusedError} a gate refuses it, with every reason.
   */
  async choose(tx: ReleasesTransaction, release: ReleaseEntity, options: ActorsChoice): Promise<void> {
    const { expect, reason, actor, override = false, unlessChosenByOthers = false, overridden = [] } = options;
    const { name, version } = release;
    const choice = await tx.findChoice(name);
    if (unlessChosenByOthers && choice && !isOpenFor(actor, choice)) return;
    // Also when the caller expects another one: its answer was lost, and it asks again.
    if (choice?.version === version && !choice.retiredAt) return;
    refuseUnexpected(choice, name, expect);
    options.confirm?.(choice);
    if (!options.replaces) {
      refuseRetired(choice);
      refuseFrozen(choice);
    }
    const unmet = [...overridden, ...(await this.check(tx, release, override))];
    const now = choice && (await tx.find(name, choice.version));
    const isRollback = now !== null && BigInt(release.position) < BigInt(now.position);
    if (isRollback) await tx.markRolledBack(now, release);
    const previous = now && !isRollback && !now.withdrawnAt ? now : await tx.findActivatedBefore(release);
    await tx.choose(release, previous?.version ?? null, actor.name);
    const evidence = unmet.length > 0 ? { overridden: unmet.map(({ message }) => message) } : null;
    await tx.record({
      ...{ name, version, action: isRollback ? 'rolled_back' : 'promoted' },
      ...{ actor: actor.name, reason, evidence },
    });
  }

  /** Every gate but that of the files and the API; for canaries, too. Returns what was put up with. */
  async check(tx: ReleasesTransaction, release: ReleaseEntity, override = false): Promise<readonly GateReason[]> {
    refuseUnusable(release);
    const reasons = gateReasons(release.manifest, await tx.served());
    refuseFor(override ? reasons.filter(({ code }) => code !== 'needs_unmet') : reasons);
    return reasons;
  }
}

/** A canary is a choice of who compares it with the current version. */
function isOpenFor(actor: Actor, { chosenBy, canary, frozenAt, retiredAt }: ChoiceEntity): boolean {
  return [actor.name, CHOSEN_BEFORE_RECORDS].includes(chosenBy) && canary === null && !frozenAt && !retiredAt;
}

/**
 * @throws {WithdrawnReleaseError} it was withdrawn.
 * @throws {CollectedReleaseError} its files were deleted.
 */
export function refuseUnusable({ name, version, withdrawnAt, collectedAt }: ReleaseEntity): void {
  if (withdrawnAt) throw new WithdrawnReleaseError(`${name} ${version} was withdrawn.`);
  if (collectedAt)
    throw new CollectedReleaseError(
      `The files of ${name} ${version} were deleted. Build its commit and release it again.`,
    );
}
