import { Op, Public } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { CompositionsService } from './compositions.service';

@Controller()
export class CompositionsController {
  constructor(private readonly compositions: CompositionsService) {}

  @Op('getComposition')
  @Public()
  get() {
    return this.compositions.current();
  }

  @Op('getCandidates')
  @Public()
  candidates() {
    return this.compositions.candidates();
  }
}
