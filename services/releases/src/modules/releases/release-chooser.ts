import { Injectable } from '@nestjs/common';
import type { Actor } from '../../pipeline/actor';
import type { ChoiceEntity } from './choice.entity';
import { gateReasons } from './gates/release-gates';
import type { ChoiceOptions } from './new-release';
import {
  ChoiceChangedError,
  CollectedReleaseError,
  ReleaseRefusedError,
  WithdrawnReleaseError,
} from './release.errors';
import type { ReleaseEntity } from './release.entity';
import type { ReleasesTransaction } from './releases-transaction';

/** Makes a version the choice, forward or back, if every gate lets it pass. */
@Injectable()
export class ReleaseChooser {
  /**
   * The files of the release have been compared with the store before, because that takes long and this holds the lock of all choices.
   *
   * @throws {ChoiceChangedError} another version is current than the caller expects.
   * @throws {WithdrawnReleaseError} this version was withdrawn.
   * @throws {CollectedReleaseError} its files were deleted.
   * @throws {ReleaseRefusedError} a gate refuses it, with every reason.
   */
  async choose(
    tx: ReleasesTransaction,
    release: ReleaseEntity,
    { expect, reason, actor }: ChoiceOptions & { actor: Actor },
  ): Promise<void> {
    const { name, version } = release;
    const choice = await tx.findChoice(name);
    refuseUnexpected(choice, name, expect);
    if (choice?.version === version) return;
    await this.check(tx, release);
    const now = choice && (await tx.find(name, choice.version));
    const isRollback = now !== null && BigInt(release.position) < BigInt(now.position);
    if (isRollback) await tx.markRolledBack(now);
    const previous = now && !isRollback && !now.withdrawnAt ? now : await tx.findActivatedBefore(release);
    await tx.choose(release, previous?.version ?? null, actor.name);
    await tx.record({ name, version, action: isRollback ? 'rolled_back' : 'promoted', actor: actor.name, reason });
  }

  /** Every gate but that of the files; for canaries, too. */
  async check(tx: ReleasesTransaction, release: ReleaseEntity): Promise<void> {
    refuseUnusable(release);
    const [first, ...others] = gateReasons(release.manifest, await tx.served());
    if (first) throw new ReleaseRefusedError([first, ...others]);
  }
}

function refuseUnexpected(choice: ChoiceEntity | null, name: string, expect: string | null | undefined): void {
  const current = choice?.version ?? null;
  if (expect === undefined || expect === current) return;
  throw new ChoiceChangedError(`${name} is at ${current ?? 'no version'}, not at ${expect ?? 'no version'}.`);
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
