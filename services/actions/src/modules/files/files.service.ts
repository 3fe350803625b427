import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { AnswerFile } from '../../engine/answer-files';
import type { InputFile } from '../../engine/files';
import { FileLinks } from './file-links';
import { FileNotFoundError, StorageFullError } from './files.errors';
import { FilesRepository } from './files.repository';
import type { StoredFile } from './stored-file';

/** A file that is kept, with a link to it. */
export type LinkedFile = Required<Omit<AnswerFile, 'base64'>>;

@Injectable()
export class FilesService {
  constructor(
    private readonly files: FilesRepository,
    private readonly links: FileLinks,
    private readonly clock: Clock,
  ) {}

  /** @throws {StorageFullError} the account keeps as much as it may. */
  async keep(userId: string, file: InputFile): Promise<LinkedFile> {
    const stored = await this.files.insert(userId, file, this.clock.now());
    if (!stored) throw new StorageFullError();
    return this.link(stored);
  }

  /** Deletes files of the account. */
  discard(userId: string, ids: readonly string[]): Promise<void> {
    return ids.length === 0 ? Promise.resolve() : this.files.delete(userId, ids);
  }

  async list(userId: string): Promise<LinkedFile[]> {
    return (await this.files.list(userId, this.clock.now())).map((file) => this.link(file));
  }

  /** @throws {FileNotFoundError} the link is not ours, or has expired. */
  async open(id: string, link: { readonly expires: number; readonly signature: string }): Promise<InputFile> {
    const file = this.links.isValid(id, link) ? await this.files.findSigned(id, this.clock.now()) : null;
    if (!file) throw new FileNotFoundError();
    return file;
  }

  private link({ expiresAt, ...file }: StoredFile): LinkedFile {
    return { ...file, url: this.links.sign(file.id), expires_at: expiresAt.toISOString() };
  }
}
