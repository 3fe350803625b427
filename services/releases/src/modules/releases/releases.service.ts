import type { FieldError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../pipeline/actor';
import { refuseForeign, refuseOverride } from './choice-guards';
import { OwnGates } from './gates/own-gates';
import { deletedFiles } from './gates/stored-files';
import { IntegrityCheck } from './integrity-check';
import { ownerFaults, releaseFaults } from './manifest-faults';
import type { ChoiceOptions, NewRelease } from './new-release';
import { InvalidReleaseError, refuseFor, ReleaseExistsError } from './release.errors';
import { refuseUnusable, ReleaseChooser } from './release-chooser';
import type { ReleaseEntity } from './release.entity';
import { RefusalLog } from './refusal-log';
import { ReleasesRepository } from './releases.repository';
import { existing } from './existing-release';
import type { ReleasesTransaction } from './releases-transaction';

export interface RegisteredRelease {
  release: ReleaseEntity;
  current: boolean;
}

@Injectable()
export class ReleasesService {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly gates: OwnGates,
    private readonly integrity: IntegrityCheck,
    private readonly chooser: ReleaseChooser,
    private readonly refusals: RefusalLog,
  ) {}

  /**
   * Registers a release; the same content again changes nothing. With `choice`, visitors get it from now on.
   *
   * @throws {ForeignDeployableError} the actor does not own the deployable.
   * @throws {InvalidReleaseError} the manifest contradicts itself or `integrity.json`, or names another owner than the team of the token.
   * @throws {ReleaseRefusedError} the store lacks a file of it.
   * @throws {ReleaseExistsError} this version is registered with another content.
   * @throws as `setCurrent`, when it is to become the choice.
   */
  register(actor: Actor, release: NewRelease, choice: ChoiceOptions | null): Promise<RegisteredRelease> {
    const { manifest } = release;
    const { name, version } = manifest;
    return this.refusals.watch({ actor, name, version, action: 'register' }, async () => {
      refuseForeign(actor, name);
      refuseInvalid(releaseFaults(manifest));
      refuseOverride(actor, choice);
      const overridden = await this.gates.check(manifest, { isChosen: choice !== null, override: choice?.override });
      const faults = [...ownerFaults(actor, manifest), ...(await this.integrity.faults(manifest))];
      return this.releases.withLockedChoices(async (tx) => {
        await insertOnce(tx, { actor, release, faults });
        const stored = await existing(tx, name, version);
        if (choice) await this.chooser.choose(tx, stored, { ...choice, actor, overridden });
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
      const release = await existing(this.releases.unlocked, name, version);
      refuseUnusable(release);
      refuseOverride(actor, options);
      const overridden = await this.gates.check(release.manifest, { isChosen: true, override: options.override });
      await this.releases.withLockedChoices(async (tx) =>
        this.chooser.choose(tx, await existing(tx, name, version), { ...options, actor, overridden }),
      );
    });
  }
}

function refuseInvalid(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new InvalidReleaseError('This release cannot be used.', { errors });
}

interface Registration {
  actor: Actor;
  release: NewRelease;
  /** Of a version that is new: those from before these were looked for stay valid. */
  faults: readonly FieldError[];
}

async function insertOnce(tx: ReleasesTransaction, { actor, release, faults }: Registration): Promise<void> {
  const { name, version } = release.manifest;
  const { same, isNew } = await tx.insertOrCompare(release);
  if (!same)
    throw new ReleaseExistsError(`${name} ${version} exists with another content. A version is never overwritten.`);
  if (!isNew) return;
  if (!(await tx.keepFiles(name, version))) refuseFor([deletedFiles(release.manifest)]);
  refuseInvalid(faults);
  await tx.record({ name, version, action: 'registered', actor: actor.name, reason: release.reason });
}

async function isCurrent(tx: ReleasesTransaction, { name, version }: ReleaseEntity): Promise<boolean> {
  return (await tx.findChoice(name))?.version === version;
}
