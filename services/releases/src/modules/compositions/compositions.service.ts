import type { OpOutput } from '@declic/nest-kit';
import { selectComposition } from '@declic/nest-kit/select-composition';
import { Injectable } from '@nestjs/common';
import { CompositionsRepository } from './compositions.repository';
import { toCandidates } from './to-candidates';

@Injectable()
export class CompositionsService {
  constructor(private readonly compositions: CompositionsRepository) {}

  /** The composition of the stable versions. */
  async current(): Promise<OpOutput<'getComposition'>> {
    return selectComposition(await this.candidates());
  }

  async candidates(): Promise<OpOutput<'getCandidates'>> {
    return toCandidates(await this.compositions.chosenReleases());
  }
}
