import { Input, Op, type OpInput, Public } from '@declic/nest-kit';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { viewBytes } from '../../engine/answer-files';
import { FilesService } from '../files/files.service';

@Controller()
export class DownloadsController {
  constructor(private readonly files: FilesService) {}

  /** Always a download, never a page of our own origin. */
  @Op('downloadFile')
  @Public()
  async download(@Input() { path: { id }, query }: OpInput<'downloadFile'>, @Res() reply: FastifyReply): Promise<void> {
    const { name, mime, bytes } = await this.files.open(id, query);
    const ascii = name.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll(/["\\]/g, '_');
    await reply
      .headers({
        'content-type': mime,
        'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
        'cache-control': 'private, max-age=3600, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(viewBytes(bytes));
  }
}
