import { unmetNeeds } from '@declic/remote-kit/contract';
import { Injectable } from '@nestjs/common';
import { isShell, SHELL } from '../../pipeline/manifest';
import { UnmetNeedsError } from './release.errors';
import type { ReleaseEntity } from './release.entity';
import type { ReleasesTransaction } from './releases-transaction';

/** What a version has to satisfy before visitors get it. */
@Injectable()
export class ReleaseGates {
  /** @throws {UnmetNeedsError} the live shell lacks what it needs. */
  async check(tx: ReleasesTransaction, { name, version, manifest }: ReleaseEntity): Promise<void> {
    if (isShell(manifest)) return;
    const shell = await liveShell(tx);
    const unmet = shell ? unmetNeeds(manifest.needs, shell.offer) : [];
    if (unmet.length > 0) throw new UnmetNeedsError(`The live shell cannot run ${name} ${version}. ${unmet.join(' ')}`);
  }
}

async function liveShell(tx: ReleasesTransaction) {
  const choice = await tx.findChoice(SHELL);
  const release = choice && (await tx.find(SHELL, choice.version));
  return release && isShell(release.manifest) ? release.manifest : null;
}
