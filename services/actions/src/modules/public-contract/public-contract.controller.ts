import { Op } from '@declic/nest-kit';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { FreeRead } from '../catalogue/free-read';
import { PublicContractService } from './public-contract.service';

@Controller()
export class PublicContractController {
  constructor(private readonly contract: PublicContractService) {}

  @Op('getOpenApi')
  @FreeRead()
  openApi() {
    return this.contract.document;
  }

  @Op('getLlmsText')
  @FreeRead()
  llmsText(@Res({ passthrough: true }) reply: FastifyReply) {
    reply.header('content-type', 'text/plain; charset=utf-8');
    return this.contract.llmsText;
  }
}
