import { Injectable } from '@nestjs/common';
import { type Actor, mayRelease } from '../../pipeline/actor';
import type { ChoiceEntity } from './choice.entity';
import { releaseFaults } from './manifest-faults';
import type { ChoiceOptions, NewRelease } from './new-release';
import {
  ChoiceChangedError,
  ForeignDeployableError,
  InvalidReleaseError,
  ReleaseExistsError,
  ReleaseNotFoundError,
  WithdrawnReleaseError,
} from './release.errors';
import type { ReleaseEntity } from './release.entity';
import { ReleaseGates } from './release-gates';
import { ReleasesRepository } from './releases.repository';
import type { ReleasesTransaction } from './releases-transaction';

export interface RegisteredRelease {
  release: ReleaseEntity;
  current: boolean;
}

@Injectable()
export class ReleasesService {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly gates: ReleaseGates,
  ) {}

  /**
   * Registers a release; the same content again changes nothing. With `choice`, visitors get it from now on.
   *
   * @throws {ForeignDeployableError} the actor does not own the deployable.
   * @throws {InvalidReleaseError} the manifest contradicts itself.
   * @throws {ReleaseExistsError} this version is registered with another content.
   * @throws as `setCurrent`, when it is to become the choice.
   */
  async register(actor: Actor, release: NewRelease, choice: ChoiceOptions | null): Promise<RegisteredRelease> {
    const { name, version } = release.manifest;
    refuseForeign(actor, name);
    const errors = releaseFaults(release.manifest);
    if (errors.length > 0) throw new InvalidReleaseError('This release cannot be used.', { errors });

    return this.releases.withLockedChoices(async (tx) => {
      const { same, isNew } = await tx.insertOrCompare(release);
      if (!same)
        throw new ReleaseExistsError(`${name} ${version} exists with another content. A version is never overwritten.`);
      if (isNew) await tx.record({ name, version, action: 'registered', actor: actor.name, reason: release.reason });
      const stored = await existing(tx, name, version);
      if (choice) await this.activate(tx, stored, { ...choice, actor });
      return { release: await existing(tx, name, version), current: await isCurrent(tx, stored) };
    });
  }

  /**
   * Chooses what visitors get, forward or back.
   *
   * @throws {ForeignDeployableError} the actor does not own the deployable.
   * @throws {ReleaseNotFoundError} this version was never registered.
   * @throws {ChoiceChangedError} another version is current than the caller expects.
   * @throws {WithdrawnReleaseError} this version was withdrawn.
   * @throws {UnmetNeedsError} the live shell lacks what it needs.
   */
  async setCurrent(actor: Actor, name: string, { version, ...options }: ChoiceOptions & { version: string }) {
    refuseForeign(actor, name);
    await this.releases.withLockedChoices(async (tx) =>
      this.activate(tx, await existing(tx, name, version), { ...options, actor }),
    );
  }

  private async activate(
    tx: ReleasesTransaction,
    release: ReleaseEntity,
    { expect, reason, actor }: ChoiceOptions & { actor: Actor },
  ): Promise<void> {
    const { name, version } = release;
    const choice = await tx.findChoice(name);
    refuseUnexpected(choice, name, expect);
    if (choice?.version === version) return;
    if (release.withdrawnAt) throw new WithdrawnReleaseError(`${name} ${version} was withdrawn.`);
    await this.gates.check(tx, release);
    const now = choice && (await tx.find(name, choice.version));
    const isRollback = now !== null && BigInt(release.position) < BigInt(now.position);
    if (isRollback) await tx.markRolledBack(now);
    const previous = now && !isRollback && !now.withdrawnAt ? now : await tx.findActivatedBefore(release);
    await tx.choose(release, previous?.version ?? null, actor.name);
    await tx.record({ name, version, action: isRollback ? 'rolled_back' : 'promoted', actor: actor.name, reason });
  }
}

function refuseForeign(actor: Actor, name: string): void {
  if (!mayRelease(actor, name)) throw new ForeignDeployableError(actor.name, name);
}

function refuseUnexpected(choice: ChoiceEntity | null, name: string, expect: string | null | undefined): void {
  const current = choice?.version ?? null;
  if (expect === undefined || expect === current) return;
  throw new ChoiceChangedError(`${name} is at ${current ?? 'no version'}, not at ${expect ?? 'no version'}.`);
}

async function isCurrent(tx: ReleasesTransaction, { name, version }: ReleaseEntity): Promise<boolean> {
  return (await tx.findChoice(name))?.version === version;
}

async function existing(tx: ReleasesTransaction, name: string, version: string): Promise<ReleaseEntity> {
  const release = await tx.find(name, version);
  if (!release) throw new ReleaseNotFoundError(`${name} has no release ${version}.`);
  return release;
}
