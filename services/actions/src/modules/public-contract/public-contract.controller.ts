import { Cacheable, Op, Public } from '@declic/nest-kit';
import { Controller, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { FreeReadGuard } from '../catalogue/free-read.guard';
import { PublicContractService } from './public-contract.service';

/** The texts change with a release only. */
const MAX_AGE_SECONDS = 300;

@Controller()
@Public()
@UseGuards(FreeReadGuard)
export class PublicContractController {
  constructor(private readonly contract: PublicContractService) {}

  @Op('getOpenApi')
  @Cacheable(MAX_AGE_SECONDS)
  openApi() {
    return this.contract.document;
  }

  @Op('getLlmsText')
  @Cacheable(MAX_AGE_SECONDS)
  llmsText(@Res({ passthrough: true }) reply: FastifyReply) {
    reply.header('content-type', 'text/plain; charset=utf-8');
    return this.contract.llmsText;
  }
}
