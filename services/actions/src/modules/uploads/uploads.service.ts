import { type OpInput, ValidationError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { cleanFileName, decodeContent, readFileReference } from '../../engine/file-reference';
import type { InputFile } from '../../engine/files';
import { checkFile } from '../files/check-file';
import { FilesService } from '../files/files.service';
import { type AdmittedCall, RunAdmission } from '../runs/run-admission';

@Injectable()
export class UploadsService {
  constructor(
    private readonly admission: RunAdmission,
    private readonly files: FilesService,
  ) {}

  /**
   * Keeps a file for the holder of a key.
   *
   * @throws {ValidationError} it is no file, an empty one, or one that is too large.
   * @throws {TooManyRequestsError} the account made too many calls in this minute.
   * @throws {StorageFullError} the account keeps as much as it may.
   * @throws {FileStoreUnavailableError} the content cannot be written now.
   */
  async upload(call: AdmittedCall, body: OpInput<'uploadFile'>['body']) {
    const file = await readUpload(body);
    const rate = await this.admission.countCall(call, { slug: 'files', timeoutMs: 1 });
    return { file: await this.files.keep({ userId: call.caller.userId }, file), rate };
  }
}

async function readUpload({ file: text, name: wanted }: OpInput<'uploadFile'>['body']): Promise<InputFile> {
  const reference = readFileReference(text);
  if (reference?.kind !== 'data') throw refused('Must be a data URL in base64, or a part of a form with a file name');
  const name = cleanFileName(wanted ?? reference.name ?? 'file');
  const checked = await checkFile({ name, mime: reference.mime, bytes: decodeContent(reference) });
  if ('problem' in checked) throw refused(checked.problem);
  return checked.file;
}

function refused(message: string): ValidationError {
  return new ValidationError('Some fields are missing or wrong.', { errors: [{ in: 'body', field: 'file', message }] });
}
