import { Injectable } from '@nestjs/common';
import { type Actor, mayRelease } from '../../pipeline/actor';
import { OperationsGate } from './gates/operations-gate';
import { StoredFiles } from './gates/stored-files';
import { releaseFaults } from './manifest-faults';
import type { ChoiceOptions, NewRelease } from './new-release';
import {
  ForeignDeployableError,
  InvalidReleaseError,
  ReleaseExistsError,
  ReleaseNotFoundError,
  ReleaseRefusedError,
} from './release.errors';
import { refuseUnusable, ReleaseChooser } from './release-chooser';
import type { ReleaseEntity } from './release.entity';
import { RefusalLog } from './refusal-log';
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
    private readonly files: StoredFiles,
    private readonly operations: OperationsGate,
    private readonly chooser: ReleaseChooser,
    private readonly refusals: RefusalLog,
  ) {}

  /**
   * Registers a release; the same content again changes nothing. With `choice`, visitors get it from now on.
   *
   * @throws {ForeignDeployableError} the actor does not own the deployable.
   * @throws {InvalidReleaseError} the manifest contradicts itself.
   * @throws {ReleaseRefusedError} the store lacks a file of it.
   * @throws {ReleaseExistsError} this version is registered with another content.
   * @throws as `setCurrent`, when it is to become the choice.
   */
  register(actor: Actor, release: NewRelease, choice: ChoiceOptions | null): Promise<RegisteredRelease> {
    const { manifest } = release;
    const { name, version } = manifest;
    return this.refusals.watch({ actor, name, version, action: 'register' }, async () => {
      refuseForeign(actor, name);
      const errors = releaseFaults(manifest);
      if (errors.length > 0) throw new InvalidReleaseError('This release cannot be used.', { errors });
      await this.checkAlone(manifest, choice !== null);
      return this.releases.withLockedChoices(async (tx) => {
        await insertOnce(tx, actor, release);
        const stored = await existing(tx, name, version);
        if (choice) await this.chooser.choose(tx, stored, { ...choice, actor });
        return { release: await existing(tx, name, version), current: await isCurrent(tx, stored) };
      });
    });
  }

  /**
   * Chooses what visitors get, forward or back: both pass the same gates.
   *
   * @throws {ForeignDeployableError} the actor does not own the deployable.
   * @throws {ReleaseNotFoundError} this version was never registered.
   * @throws {ReleaseRefusedError} the store lacks a file of it, or another gate refuses it.
   * @throws as `ReleaseChooser.choose`.
   */
  setCurrent(actor: Actor, name: string, { version, ...options }: ChoiceOptions & { version: string }): Promise<void> {
    return this.refusals.watch({ actor, name, version, action: 'choose' }, async () => {
      refuseForeign(actor, name);
      await this.checkStored(name, version);
      await this.releases.withLockedChoices(async (tx) =>
        this.chooser.choose(tx, await existing(tx, name, version), { ...options, actor }),
      );
    });
  }

  /**
   * The gates of a registered version that do not depend on other choices.
   *
   * @throws {ReleaseNotFoundError} this version was never registered.
   * @throws as `refuseUnusable`.
   * @throws {ReleaseRefusedError} the store lacks a file of it, or a service an operation.
   */
  async checkStored(name: string, version: string): Promise<void> {
    const release = await existing(this.releases, name, version);
    refuseUnusable(release);
    await this.checkAlone(release.manifest, true);
  }

  /** The gates that do not depend on other choices, before the lock of all choices is taken: reading a store may take seconds. */
  private async checkAlone(manifest: NewRelease['manifest'], isChosen: boolean): Promise<void> {
    const unstored = await this.files.reasons(manifest);
    const [first, ...others] = unstored.length > 0 || !isChosen ? unstored : await this.operations.reasons(manifest);
    if (first) throw new ReleaseRefusedError([first, ...others]);
  }
}

async function insertOnce(tx: ReleasesTransaction, actor: Actor, release: NewRelease): Promise<void> {
  const { name, version } = release.manifest;
  const { same, isNew } = await tx.insertOrCompare(release);
  if (!same)
    throw new ReleaseExistsError(`${name} ${version} exists with another content. A version is never overwritten.`);
  if (isNew) await tx.record({ name, version, action: 'registered', actor: actor.name, reason: release.reason });
}

function refuseForeign(actor: Actor, name: string): void {
  if (!mayRelease(actor, name)) throw new ForeignDeployableError(actor.name, name);
}

async function isCurrent(tx: ReleasesTransaction, { name, version }: ReleaseEntity): Promise<boolean> {
  return (await tx.findChoice(name))?.version === version;
}

async function existing(
  releases: Pick<ReleasesTransaction, 'find'>,
  name: string,
  version: string,
): Promise<ReleaseEntity> {
  const release = await releases.find(name, version);
  if (!release) throw new ReleaseNotFoundError(`${name} has no release ${version}.`);
  return release;
}
