import { type OpInput, ValidationError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { detectMime } from '../../engine/detect-mime';
import { cleanFileName, readFileReference } from '../../engine/file-reference';
import type { InputFile } from '../../engine/files';
import { MAX_FILE_BYTES } from '../files/file-inputs';
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
   */
  async upload(call: AdmittedCall, body: OpInput<'uploadFile'>['body']) {
    const file = await readUpload(body);
    const rate = await this.admission.countCall(call, { slug: 'files', timeoutMs: 1 });
    return { file: await this.files.keep(call.caller.userId, file), rate };
  }
}

async function readUpload({ file: text, name: wanted }: OpInput<'uploadFile'>['body']): Promise<InputFile> {
  const reference = readFileReference(text);
  if (reference?.kind !== 'data') throw refused('Must be a data URL in base64, or a part of a form with a file name');
  const { bytes, mime: declared } = reference;
  if (bytes.length === 0) throw refused('The file is empty');
  if (bytes.length > MAX_FILE_BYTES) throw refused(`Must be at most ${MAX_FILE_BYTES / 1024 / 1024} MB`);
  const name = cleanFileName(wanted ?? reference.name ?? 'file');
  return { name, mime: await detectMime(bytes, declared, name), bytes };
}

function refused(message: string): ValidationError {
  return new ValidationError('Some fields are missing or wrong.', { errors: [{ in: 'body', field: 'file', message }] });
}
