import { hash } from 'node:crypto';
import { Clock, IdempotencyInProgressError, IdempotencyKeyReusedError } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { AnswerFile } from '../../engine/answer-files';
import type { InputFile } from '../../engine/files';
import { ContentStores } from './content/content-stores';
import { FileLinks } from './file-links';
import { FileNotFoundError, FileStoreUnavailableError, StorageFullError } from './files.errors';
import { FilesRepository } from './files.repository';
import { readAnswerFile } from './read-answer-file';
import { type FileOwner, type StoredFile, toFileUuid } from './stored-file';

/** A file that is kept, with a link to it. */
export type LinkedFile = Required<Omit<AnswerFile, 'base64'>>;

@Injectable()
export class FilesService {
  constructor(
    private readonly files: FilesRepository,
    private readonly contents: ContentStores,
    private readonly links: FileLinks,
    private readonly clock: Clock,
  ) {}

  /**
   * Reserves the file, writes its content and confirms it. A process that dies in between leaves a reservation, which expires; the row
   * is there before the content and goes before it, so that no content is without a record.
   *
   * @throws {StorageFullError} the account keeps as much as it may.
   * @throws {FileStoreUnavailableError} the content cannot be written now.
   * @throws {FileNotFoundError} the account was deleted meanwhile, or the run was given back.
   * @throws {IdempotencyInProgressError} there is a file of the given id.
   */
  async keep(owner: FileOwner, file: InputFile): Promise<LinkedFile> {
    const store = this.contents.current;
    const stored = await this.files.reserve(owner, file, store.name, this.clock.now());
    if (!stored) throw new StorageFullError();
    try {
      await store.write(toFileUuid(stored.id), file.bytes);
      if (!(await this.files.confirm(owner, stored))) throw new FileNotFoundError();
    } catch (error) {
      // When this fails, too, the reservation expires.
      await this.files.discard([stored.id]).catch(() => undefined);
      throw error;
    }
    return this.link(stored);
  }

  /**
   * The file that was uploaded under this id before; null when there is none, or no more.
   *
   * @throws {IdempotencyKeyReusedError} it is another file.
   * @throws {IdempotencyInProgressError} its content is still being written.
   */
  async findUploaded(userId: string, id: string, { name, bytes }: InputFile): Promise<LinkedFile | null> {
    const found = await this.files.findUpload(userId, id);
    if (!found) return null;
    const { isReady, ...stored } = found;
    const now = this.clock.now();
    if (stored.expiresAt <= now) {
      await this.files.discardExpired(id, now);
      return null;
    }
    if (stored.name !== name || stored.sha256 !== hash('sha256', bytes))
      throw new IdempotencyKeyReusedError('This Idempotency-Key was used for another file.');
    if (!isReady) throw new IdempotencyInProgressError();
    return this.link(stored);
  }

  /** Deletes files before their time. */
  async discard(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.files.discard(ids);
  }

  async list(userId: string): Promise<LinkedFile[]> {
    return (await this.files.list(userId, this.clock.now())).map((file) => this.link(file));
  }

  /** New links to those of these files that the account keeps, by id. */
  async renewLinks(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, LinkedFile>> {
    const kept = await this.files.findOwn(userId, ids, this.clock.now());
    return new Map(kept.map((file) => [file.id, this.link(file)]));
  }

  /** The file of an answer that this value is, or null. */
  readAnswerFile(value: unknown): AnswerFile | null {
    return readAnswerFile(value, (id) => this.links.urlOf(id));
  }

  /**
   * A file of the account; null when there is none, or no more.
   *
   * @throws {FileStoreUnavailableError} its content cannot be read now.
   */
  async read(userId: string, id: string): Promise<InputFile | null> {
    const [file] = await this.files.findOwn(userId, [id], this.clock.now());
    return file ? this.readContent(file) : null;
  }

  /**
   * @throws {FileNotFoundError} the link is not ours, or has expired.
   * @throws {FileStoreUnavailableError} the content cannot be read now.
   */
  async open(id: string, link: { readonly expires: number; readonly signature: string }): Promise<InputFile> {
    const stored = this.links.isValid(id, link) ? await this.files.findSigned(id, this.clock.now()) : null;
    const file = stored && (await this.readContent(stored));
    if (!file) throw new FileNotFoundError();
    return file;
  }

  private async readContent({ id, name, mime, size, sha256, store }: StoredFile): Promise<InputFile | null> {
    const bytes = await this.contents.get(store).read(toFileUuid(id), size);
    if (bytes && hash('sha256', bytes) !== sha256)
      throw new FileStoreUnavailableError(new Error(`${id} has another content in the store than the one of its row.`));
    return bytes && { name, mime, bytes };
  }

  private link({ expiresAt, store: _, ...file }: StoredFile): LinkedFile {
    return { ...file, url: this.links.sign(file.id), expires_at: expiresAt.toISOString() };
  }
}
