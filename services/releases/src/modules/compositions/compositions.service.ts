import type { OpOutput } from '@declic/nest-kit';
import { selectComposition } from '@declic/nest-kit/select-composition';
import { Injectable } from '@nestjs/common';
import { CompositionsRepository } from './compositions.repository';
import { ServedCompositions } from './served-compositions';
import { toCandidates } from './to-candidates';

@Injectable()
export class CompositionsService {
  constructor(
    private readonly compositions: CompositionsRepository,
    private readonly served: ServedCompositions,
  ) {}

  /** The composition of the stable versions. */
  async current(): Promise<OpOutput<'getComposition'>> {
    return selectComposition(await this.candidates());
  }

  async candidates(): Promise<OpOutput<'getCandidates'>> {
    const candidates = toCandidates(await this.compositions.chosenReleases());
    await this.served.record(candidates);
    return candidates;
  }
}
