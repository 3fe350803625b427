import type { Readable } from 'node:stream';
import {
  CurrentUser,
  Input,
  MalformedRequestError,
  Op,
  type OpInput,
  type Principal,
  StreamedBody,
} from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { cleanText } from '../../text/clean-text';
import { PdfsService } from './pdfs.service';
import { receiveFile } from './receive-file';
import { toPdf } from './to-pdf';

const LONGEST_NAME = 255;

@Controller()
export class PdfsController {
  constructor(private readonly pdfs: PdfsService) {}

  @Op('uploadPdf')
  async upload(
    @Input() { query }: OpInput<'uploadPdf'>,
    @CurrentUser() user: Principal,
    @StreamedBody() body: Readable | undefined,
  ) {
    if (!body) throw new MalformedRequestError('Send the file as application/pdf.');
    const name = [...cleanText(query.name)].slice(0, LONGEST_NAME).join('') || 'PDF';
    return toPdf(await this.pdfs.upload({ userId: user.id, name, receive: () => receiveFile(body) }));
  }
}
