import { PdfReadError, PdfReaderBusyError, type PdfText } from '@declic/media/pdf-reader';
import { OverloadedError, Throttle } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MAX_UPLOADS_AN_HOUR } from './pdf-limits';
import { PdfTexts } from './pdf-texts';
import { toUploadError } from './pdf.errors';
import type { PdfEntity } from './pdf.entity';
import { PdfsRepository } from './pdfs.repository';

export interface PdfUpload {
  readonly userId: string;
  readonly name: string;
  /** Reads the body, once the upload is allowed. */
  readonly receive: () => Promise<Uint8Array>;
}

@Injectable()
export class PdfsService {
  constructor(
    private readonly texts: PdfTexts,
    private readonly pdfs: PdfsRepository,
    private readonly throttle: Throttle,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Reads the text of a PDF and keeps it for a day.
   *
   * @throws {TooManyRequestsError} the account has uploaded too many PDFs in this hour.
   * @throws {PdfTooLargeError | PdfUnreadableError | PdfEncryptedError | PdfWithoutTextError | PdfTooLongError} it cannot be used.
   * @throws {OverloadedError} too many PDFs are being read.
   */
  async upload({ userId, name, receive }: PdfUpload): Promise<PdfEntity> {
    await this.throttle.enforce(this.dataSource.manager, {
      scope: 'flow-pdfs',
      subject: userId,
      limit: MAX_UPLOADS_AN_HOUR,
      windowSeconds: 60 * 60,
    });
    const { pages, text } = await this.read(await receive(), userId);
    return this.pdfs.add({ userId, name, pages, content: text });
  }

  private async read(bytes: Uint8Array, userId: string): Promise<PdfText> {
    try {
      return await this.texts.read(bytes, userId);
    } catch (error) {
      if (error instanceof PdfReadError) throw toUploadError(error.problem);
      throw error instanceof PdfReaderBusyError ? new OverloadedError(error) : error;
    }
  }
}
