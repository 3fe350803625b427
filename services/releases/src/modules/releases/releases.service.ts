import { unmetNeeds } from '@declic/remote-kit/contract';
import { Injectable } from '@nestjs/common';
import { ShellService } from '../shell/shell.service';
import type { Manifest } from '../../pipeline/manifest';
import type { CurrentReleaseEntity } from './current-release.entity';
import { releaseFaults } from './manifest-faults';
import { InvalidReleaseError, ReleaseExistsError, ReleaseNotFoundError, UnmetNeedsError } from './release.errors';
import type { ReleaseEntity } from './release.entity';
import { ReleasesRepository, type ReleasesTransaction } from './releases.repository';

export interface RegisteredRelease {
  release: ReleaseEntity;
  current: boolean;
}

export interface ReleaseHistory {
  releases: ReleaseEntity[];
  current: CurrentReleaseEntity | null;
}

@Injectable()
export class ReleasesService {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly shell: ShellService,
  ) {}

  /**
   * Registers a release; the same content again changes nothing.
   *
   * @throws {InvalidReleaseError} the manifest contradicts itself.
   * @throws {ReleaseExistsError} this version is registered with another content.
   * @throws {UnmetNeedsError} visitors shall get it, and the live shell lacks what it needs.
   */
  async register(manifest: Manifest, activate: boolean): Promise<RegisteredRelease> {
    const errors = releaseFaults(manifest);
    if (errors.length > 0) throw new InvalidReleaseError('This release cannot be used.', { errors });

    const { name, version } = manifest;
    return this.releases.withLockedRemote(name, async (tx) => {
      const same = await tx.insertOrCompare(manifest);
      if (!same)
        throw new ReleaseExistsError(`${name} ${version} exists with another content. A version is never overwritten.`);

      const current = activate ? await this.activate(tx, name, version) : await tx.findCurrent(name);
      return { release: await existing(tx, name, version), current: current?.version === version };
    });
  }

  /**
   * Chooses what visitors get, forward or back.
   *
   * @throws {ReleaseNotFoundError} this version was never registered.
   * @throws {UnmetNeedsError} the live shell lacks what it needs.
   */
  setCurrent(name: string, version: string): Promise<CurrentReleaseEntity> {
    return this.releases.withLockedRemote(name, (tx) => this.activate(tx, name, version));
  }

  async history(name: string): Promise<ReleaseHistory> {
    const [releases, current] = await Promise.all([this.releases.newestFirst(name), this.releases.findCurrent(name)]);
    return { releases, current };
  }

  private async activate(tx: ReleasesTransaction, name: string, version: string): Promise<CurrentReleaseEntity> {
    const release = await existing(tx, name, version);
    const current = await tx.findCurrent(name);
    if (current?.version === version) return current;
    await this.refuseUnmetNeeds(release);
    return tx.makeCurrent(release, await lastGoodBefore(tx, release, current));
  }

  private async refuseUnmetNeeds({ name, version, manifest }: ReleaseEntity): Promise<void> {
    const offer = await this.shell.offer();
    const unmet = offer ? unmetNeeds(manifest.needs, offer) : [];
    if (unmet.length > 0) throw new UnmetNeedsError(`The live shell cannot run ${name} ${version}. ${unmet.join(' ')}`);
  }
}

/** Going forward, what visitors have now is good. Going back, it is what we flee from, so the one before the target is. */
async function lastGoodBefore(
  tx: ReleasesTransaction,
  release: ReleaseEntity,
  current: CurrentReleaseEntity | null,
): Promise<string | null> {
  const now = current && (await tx.find(current.name, current.version));
  if (now && BigInt(now.position) < BigInt(release.position)) return now.version;
  return (await tx.findActivatedBefore(release))?.version ?? null;
}

async function existing(tx: ReleasesTransaction, name: string, version: string): Promise<ReleaseEntity> {
  const release = await tx.find(name, version);
  if (!release) throw new ReleaseNotFoundError(`${name} has no release ${version}.`);
  return release;
}
