import { hash } from 'node:crypto';
import { type OpInput, ValidationError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { cleanFileName, decodeContent, readFileReference } from '../../engine/file-reference';
import type { InputFile } from '../../engine/files';
import { checkFile } from '../files/check-file';
import { FilesService, type LinkedFile } from '../files/files.service';
import { type AdmittedCall, RunAdmission } from '../runs/run-admission';
import type { CallRate } from '../runs/run-record';

/** A file that is kept now, and the state of the rate limit where the call was counted. */
export interface Upload {
  readonly file: LinkedFile;
  readonly isReplay: boolean;
  readonly rate?: CallRate | undefined;
}

@Injectable()
export class UploadsService {
  constructor(
    private readonly admission: RunAdmission,
    private readonly files: FilesService,
  ) {}

  /**
   * Keeps a file for the holder of a key. Repeated with the same `Idempotency-Key`, it is the same file.
   *
   * @throws {ValidationError} it is no file, an empty one, or one that is too large.
   * @throws {TooManyRequestsError} the account made too many calls in this minute.
   * @throws {StorageFullError} the account keeps as much as it may.
   * @throws {FileStoreUnavailableError} the content cannot be written now.
   * @throws {IdempotencyKeyReusedError} the key belongs to another file.
   * @throws {IdempotencyInProgressError} the upload with this key has not ended.
   */
  async upload(call: AdmittedCall, body: OpInput<'uploadFile'>['body'], key: string | undefined): Promise<Upload> {
    const { userId } = call.caller;
    const file = await readUpload(body);
    const fileId = key === undefined ? undefined : toUploadId(userId, key);
    const earlier = fileId === undefined ? null : await this.files.findUploaded(userId, fileId, file);
    if (earlier) return { file: earlier, isReplay: true };
    const rate = await this.admission.countCall(call, { slug: 'files', timeoutMs: 1 });
    return { file: await this.files.keep({ userId, fileId }, file), rate, isReplay: false };
  }
}

/** The same for each repetition, and different for each account. Ids are no secrets: links are signed. */
function toUploadId(userId: string, key: string): string {
  return `file_${hash('sha256', JSON.stringify(['upload', userId, key])).slice(0, 32)}`;
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
