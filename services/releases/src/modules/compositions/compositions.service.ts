import { Clock, type OpOutput, toSubnet } from '@declic/nest-kit';
import { selectComposition, servedVersions, signTicket } from '@declic/nest-kit/composition';
import { Injectable } from '@nestjs/common';
import type { ReleasesConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { ServedReleases } from '../collection/served-releases';
import type { ReleaseId } from '../store/release-store';
import { type ChosenRelease, CompositionsRepository } from './compositions.repository';
import { toCandidates } from './to-candidates';

@Injectable()
export class CompositionsService {
  constructor(
    private readonly compositions: CompositionsRepository,
    private readonly served: ServedReleases,
    private readonly clock: Clock,
    @InjectConfig() private readonly config: Pick<ReleasesConfig, 'BEACON_SECRET'>,
  ) {}

  /** What a page that asks for its composition again gets: the same as from the edge. Without a visitor, the stable versions. */
  async forVisitor(visitorId: string | undefined, address: string): Promise<OpOutput<'getComposition'>> {
    const composition = selectComposition(await this.candidates(), visitorId);
    const subject = { compositionId: composition.id, network: toSubnet(address) };
    const served = servedVersions(composition);
    return { ...composition, ticket: signTicket(this.config.BEACON_SECRET, subject, served, this.clock.now()) };
  }

  async candidates(): Promise<OpOutput<'getCandidates'>> {
    const chosen = await this.compositions.chosenReleases();
    await this.served.record(chosen.flatMap(listVersions));
    const candidates = toCandidates(chosen);
    return { id: selectComposition(candidates).id, ...candidates };
  }
}

function listVersions({ stable, canary, fallback }: ChosenRelease): ReleaseId[] {
  const { name } = stable;
  return [stable, canary, fallback].flatMap((release) => (release ? [{ name, version: release.version }] : []));
}
