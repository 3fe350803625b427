import type { OpOutput } from '@declic/nest-kit';
import { selectComposition } from '@declic/nest-kit/select-composition';
import { Injectable } from '@nestjs/common';
import { ServedReleases } from '../collection/served-releases';
import type { ReleaseId } from '../store/release-store';
import { type ChosenRelease, CompositionsRepository } from './compositions.repository';
import { ServedCompositions } from './served-compositions';
import { toCandidates } from './to-candidates';

@Injectable()
export class CompositionsService {
  constructor(
    private readonly compositions: CompositionsRepository,
    private readonly served: ServedReleases,
    private readonly servedCompositions: ServedCompositions,
  ) {}

  /** The composition of the stable versions. */
  async current(): Promise<OpOutput<'getComposition'>> {
    return selectComposition(await this.candidates());
  }

  async candidates(): Promise<OpOutput<'getCandidates'>> {
    const chosen = await this.compositions.chosenReleases();
    await this.served.record(chosen.flatMap(listVersions));
    const candidates = toCandidates(chosen);
    await this.servedCompositions.record(candidates);
    return candidates;
  }
}

function listVersions({ stable, canary, fallback }: ChosenRelease): ReleaseId[] {
  const { name } = stable;
  return [stable, canary, fallback].flatMap((release) => (release ? [{ name, version: release.version }] : []));
}
