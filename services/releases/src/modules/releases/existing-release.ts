import { ReleaseNotFoundError } from './release.errors';
import type { ReleaseEntity } from './release.entity';
import type { ReleasesTransaction } from './releases-transaction';

/** @throws {ReleaseNotFoundError} this version was never registered. */
export async function existing(
  releases: Pick<ReleasesTransaction, 'find'>,
  name: string,
  version: string,
): Promise<ReleaseEntity> {
  const release = await releases.find(name, version);
  if (!release) throw new ReleaseNotFoundError(`${name} has no release ${version}.`);
  return release;
}
