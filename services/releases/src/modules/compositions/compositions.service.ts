import { Clock, type OpOutput, toSubnet } from '@declic/nest-kit';
import { selectComposition, servedVersions, signTicket } from '@declic/nest-kit/composition';
import { Injectable } from '@nestjs/common';
import type { ReleasesConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import { ServedReleases } from '../collection/served-releases';
import { KnownCandidates } from './known-candidates';

@Injectable()
export class CompositionsService {
  constructor(
    private readonly known: KnownCandidates,
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
    const { candidates, versions } = await this.known.find();
    await this.served.record(versions);
    return candidates;
  }
}
