import { Op, Public } from '@declic/nest-kit';
import { Controller, UseInterceptors } from '@nestjs/common';
import { CompositionTagInterceptor } from './composition-tag.interceptor';
import { CompositionsService } from './compositions.service';

@Controller()
export class CompositionsController {
  constructor(private readonly compositions: CompositionsService) {}

  @Op('getComposition')
  @Public()
  @UseInterceptors(CompositionTagInterceptor)
  get() {
    return this.compositions.current();
  }

  @Op('getCandidates')
  @Public()
  candidates() {
    return this.compositions.candidates();
  }
}
