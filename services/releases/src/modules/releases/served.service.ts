import type { OpOutput } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { isShell } from '../../pipeline/manifest';
import type { ServedRelease } from './gates/gate-reason';
import { withoutIdleFallbacks } from './gates/needs-gate';
import { calledBy, OperationsGate } from './gates/operations-gate';
import { ReleasesRepository } from './releases.repository';

type ServedAnswer = OpOutput<'listServedReleases'>['items'][number];

/** Tells what visitors get or may get, and what that depends on. */
@Injectable()
export class ServedService {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly operations: OperationsGate,
  ) {}

  async list(): Promise<ServedAnswer[]> {
    const served = withoutIdleFallbacks(await this.releases.unlocked.served());
    return Promise.all(served.map((release) => this.describe(release)));
  }

  private async describe({ role, manifest }: ServedRelease): Promise<ServedAnswer> {
    const { name, version, owner } = manifest;
    const contract = await this.operations.readContract(manifest);
    return {
      ...{ name, version, owner, role },
      offer: isShell(manifest) ? manifest.offer : null,
      needs: isShell(manifest) ? null : manifest.needs,
      operations: calledBy(manifest),
      contract: contract && { ...contract },
    };
  }
}
