import type { OpOutput } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { compose } from './compose';
import { CompositionsRepository } from './compositions.repository';

@Injectable()
export class CompositionsService {
  constructor(private readonly compositions: CompositionsRepository) {}

  async current(): Promise<OpOutput<'getComposition'>> {
    return compose(await this.compositions.chosenReleases());
  }
}
