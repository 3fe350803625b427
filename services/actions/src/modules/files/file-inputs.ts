import { FILE_REFERENCE_MESSAGE } from '@declic/action-input';
import type { FieldError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { Action } from '../../engine/action';
import { cleanFileName, decodeContent, readFileReference } from '../../engine/file-reference';
import type { InputFile } from '../../engine/files';
import type { Param } from '../../engine/input-schema';
import type { Web } from '../../engine/ports';
import { RejectedInputError } from '../../engine/run-errors';
import { readSample } from '../../engine/samples';
import { checkFile, type FileRules, MAX_FILE_BYTES } from './check-file';
import { FilesService } from './files.service';

type Input = Readonly<Record<string, unknown>>;

/** Reads the files that an input names. */
@Injectable()
export class FileInputs {
  constructor(private readonly files: FilesService) {}

  /**
   * Reads what is here: content, stored files and samples. Addresses stay as they are. One error per refused field.
   *
   * @throws {FileStoreUnavailableError} a stored file cannot be read now.
   */
  async readLocal(action: Action, input: Input, userId: string): Promise<{ input: Input; errors: FieldError[] }> {
    const errors: FieldError[] = [];
    const read: Record<string, InputFile> = {};
    for (const param of listFileParams(action, input)) {
      const file = await this.readReference(String(input[param.key]), userId);
      if (file === 'address') continue;
      const checked = await checkFile(file, rulesOf(action, param));
      if ('problem' in checked) errors.push({ in: 'body', field: param.key, message: checked.problem });
      else read[param.key] = checked.file;
    }
    return { input: { ...input, ...read }, errors };
  }

  /**
   * Fetches the files whose address is given.
   *
   * @throws {UpstreamError} an address does not answer.
   * @throws {RejectedInputError} what it answers is not a file that the parameter accepts.
   * @decision D21
   */
  async download(action: Action, input: Input, web: Web, signal: AbortSignal): Promise<Input> {
    const fetched: Record<string, InputFile> = {};
    for (const param of listFileParams(action, input)) {
      const page = await web.fetch(String(input[param.key]), { signal, maxBytes: findMaxBytes(action) });
      if (page.status >= 400)
        throw new RejectedInputError(param.key, `The address answers with the status ${page.status}`);
      const name = cleanFileName(new URL(page.url).pathname);
      const checked = await checkFile({ name, mime: page.mime, bytes: page.bytes }, rulesOf(action, param));
      if ('problem' in checked) throw new RejectedInputError(param.key, checked.problem);
      fetched[param.key] = checked.file;
    }
    return { ...input, ...fetched };
  }

  private async readReference(text: string, userId: string): Promise<InputFile | 'address' | null> {
    const reference = readFileReference(text);
    switch (reference?.kind) {
      case 'data':
        return { name: reference.name ?? 'file', mime: reference.mime, bytes: decodeContent(reference) };
      case 'stored':
        return this.files.read(userId, reference.id);
      case 'sample': {
        const bytes = await readSample(reference.name);
        return bytes && { name: reference.name, mime: 'application/octet-stream', bytes };
      }
      case 'url':
        return 'address';
      case undefined:
        throw new Error(FILE_REFERENCE_MESSAGE); // the input was checked
      default:
        return reference satisfies never;
    }
  }
}

/** The parameters whose file is named but not read. */
function listFileParams(action: Action, input: Input): Param[] {
  return action.input.params.filter(({ key, ui }) => ui?.accept && typeof input[key] === 'string');
}

function findMaxBytes({ limits }: Action): number {
  return limits.maxFileBytes ?? MAX_FILE_BYTES;
}

function rulesOf(action: Action, { ui }: Param): FileRules {
  return { maxBytes: findMaxBytes(action), accept: ui?.accept ?? [] };
}
