import { Http, type HttpExchange, Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { readVisitorId } from '@declic/nest-kit/composition';
import { Controller, UseInterceptors } from '@nestjs/common';
import { CompositionTagInterceptor } from './composition-tag.interceptor';
import { CompositionsService } from './compositions.service';

@Controller()
export class CompositionsController {
  constructor(private readonly compositions: CompositionsService) {}

  @Op('getComposition')
  @Public()
  @UseInterceptors(CompositionTagInterceptor)
  get(@Input() _: OpInput<'getComposition'>, @Http() { request }: HttpExchange) {
    return this.compositions.forVisitor(readVisitorId(request.headers.cookie), request.ip);
  }

  @Op('getCandidates')
  @Public()
  candidates() {
    return this.compositions.candidates();
  }
}
