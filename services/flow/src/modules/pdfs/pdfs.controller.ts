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
import type { PdfEntity } from './pdf.entity';
import { PdfsService } from './pdfs.service';
import { receiveFile } from './receive-file';

const BEGINNING = 200;
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

const toPdf = ({ id, name, pages, content }: PdfEntity) => ({
  pdf_id: id,
  name,
  pages,
  characters: content.length,
  beginning: content.slice(0, BEGINNING).toWellFormed(),
});
