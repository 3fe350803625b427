import { Op, Public } from '@declic/nest-kit';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PublicContractService } from './public-contract.service';

/** Texts that change with a release only: they may be cached for five minutes. */
const CACHING = { 'cache-control': 'public, max-age=300' };

@Controller()
@Public()
export class PublicContractController {
  constructor(private readonly contract: PublicContractService) {}

  @Op('getOpenApi')
  openApi(@Res({ passthrough: true }) reply: FastifyReply) {
    reply.headers(CACHING);
    return this.contract.document;
  }

  @Op('getLlmsText')
  llmsText(@Res({ passthrough: true }) reply: FastifyReply) {
    reply.headers({ ...CACHING, 'content-type': 'text/plain; charset=utf-8' });
    return this.contract.llmsText;
  }
}
