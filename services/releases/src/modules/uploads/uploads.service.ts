import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { findBodyLimit } from '@declic/nest-kit/routes';
import { Inject, Injectable } from '@nestjs/common';
import type { ReleasesConfig } from '../../config';
import { InjectConfig } from '../../inject-config';
import type { Actor } from '../../pipeline/actor';
import { refuseForeign } from '../releases/choice-guards';
import { discardFile, receiveFile } from '../store/receive-file';
import { digestOf, haveSameFiles, suffixesOf } from '@declic/nest-kit/release-files';
import {
  type ListedFile,
  RELEASE_STORE,
  type ReleaseStore,
  type StoredFile,
  type StoredManifest,
} from '../store/release-store';
import {
  FilesMissingError,
  InvalidUploadError,
  StoredOtherwiseError,
  TooManyUploadsError,
  UploadNotFoundError,
} from './upload.errors';
import { uploadFaults } from './upload-faults';
import { type Upload, UploadsRepository } from './uploads.repository';

const FILE_BYTES = fileLimit();

/** Of one deployable. */
const MOST_UNREGISTERED = 100;

export interface BegunUpload {
  readonly id: string;
  readonly missing: ListedFile[];
}

@Injectable()
export class UploadsService {
  /** The assemblies of this process that are running, by upload. */
  private readonly assemblies = new Map<string, Promise<readonly ListedFile[]>>();

  constructor(
    private readonly uploads: UploadsRepository,
    @Inject(RELEASE_STORE) private readonly store: ReleaseStore,
    @InjectConfig() private readonly config: ReleasesConfig,
  ) {}

  /**
   * Begins an upload, or tells what is left of one that was interrupted.
   *
   * @throws {ForeignDeployableError} the actor does not own the deployable; `receive` and `complete` refuse, too.
   * @throws {InvalidUploadError} the files are too large or too many, or their names exclude each other.
   * @throws {StoredOtherwiseError} this version is stored with other files.
   * @throws {TooManyUploadsError}
   */
  async begin(actor: Actor, manifest: StoredManifest): Promise<BegunUpload> {
    refuseForeign(actor, manifest.name);
    const errors = uploadFaults(manifest, { fileBytes: FILE_BYTES, releaseBytes: this.config.RELEASE_MAX_BYTES });
    if (errors.length > 0) throw new InvalidUploadError('These files cannot be stored.', { errors });
    const isStored = await this.isStored(manifest);
    const id = idOf(manifest);
    if ((await this.uploads.countUnregistered(id, manifest.name)) >= MOST_UNREGISTERED)
      throw new TooManyUploadsError(
        `${manifest.name} has ${MOST_UNREGISTERED} uploads that were not registered. Register one, or wait: they end after a day.`,
      );
    await this.uploads.begin({ id, manifest });
    return { id, missing: isStored ? [] : await this.listMissing(id, manifest) };
  }

  /**
   * Receives a file. The same file may come from several clients at once.
   *
   * @throws {UploadNotFoundError} there is no such upload, or the file is not one of it.
   * @throws {WrongFileError} it has another size or hash.
   */
  async receive(actor: Actor, { id, digest }: { id: string; digest: string }, body: Readable): Promise<void> {
    const { manifest } = await this.find(actor, id);
    const files = manifest.files.filter(({ integrity }) => digestOf(integrity) === digest);
    const [file] = files;
    if (!file) throw new UploadNotFoundError('The upload has no file with this hash.');
    const folder = await this.store.openStaging(id);
    const suffixes = files.map(suffixesOf).find(({ length }) => length > 1) ?? suffixesOf(file);
    const received = await receiveFile(body, folder, { bytes: file.bytes, digest, suffixes });
    try {
      await this.store.addPart(id, digest, received);
    } finally {
      await discardFile(received);
    }
  }

  /**
   * Stores the version.
   *
   * @throws {UploadNotFoundError} there is no such upload.
   * @throws {FilesMissingError} names the files that are still to be sent.
   * @throws {StoredOtherwiseError} this version is stored with other files.
   */
  async complete(actor: Actor, id: string): Promise<void> {
    const { manifest } = await this.find(actor, id);
    await this.uploads.keepVersion(id, manifest);
    if (!(await this.isStored(manifest))) {
      const missing = await this.assembleOnce(id, manifest);
      // Another pipeline may have stored the same version meanwhile, and with that the upload is over.
      if (missing.length > 0 && !(await this.isStored(manifest)))
        throw new FilesMissingError('Files are missing.', { extra: { missing: onePerContent(missing) } });
    }
    await this.uploads.complete(id, manifest);
  }

  /** The completions of one upload share one assembly: they would write the same files over each other. */
  private assembleOnce(id: string, manifest: StoredManifest): Promise<readonly ListedFile[]> {
    const assembling = this.assemblies.get(id) ?? this.assemble(id, manifest).finally(() => this.assemblies.delete(id));
    this.assemblies.set(id, assembling);
    return assembling;
  }

  private async assemble(upload: string, manifest: StoredManifest): Promise<readonly ListedFile[]> {
    return this.store.assemble({ upload, manifest, sources: await this.findSources(manifest) });
  }

  private async find(actor: Actor, id: string): Promise<Upload> {
    const upload = await this.uploads.find(id);
    if (!upload) throw new UploadNotFoundError('There is no such upload. Begin it again.');
    refuseForeign(actor, upload.manifest.name);
    return upload;
  }

  private async isStored(manifest: StoredManifest): Promise<boolean> {
    const stored = await this.store.readManifest(manifest);
    if (!stored) return false;
    if (!haveSameFiles(stored, manifest))
      throw new StoredOtherwiseError(
        `${manifest.name} ${manifest.version} is stored with other files. A version is never overwritten.`,
      );
    return (await this.store.listDamaged(manifest)).length === 0;
  }

  private async listMissing(id: string, manifest: StoredManifest): Promise<ListedFile[]> {
    const [parts, sources] = await Promise.all([this.store.listParts(id), this.findSources(manifest)]);
    return onePerContent(
      manifest.files.filter(({ integrity }) => !parts.has(digestOf(integrity)) && !sources.has(integrity)),
    );
  }

  /** Only what is there: the files of an earlier version may have been deleted. A version that is damaged is no source for itself. */
  private async findSources({ name, version: own, files }: StoredManifest): Promise<Map<string, StoredFile[]>> {
    const contents = await this.uploads.findContents(
      name,
      files.map(({ integrity }) => integrity),
    );
    const versions = new Set([...contents.values()].flat().map(({ version }) => version));
    const stored = new Map(
      await Promise.all(
        [...versions].map(async (version) => [version, await this.store.listFiles({ name, version })] as const),
      ),
    );
    const present = [...contents].map(
      ([integrity, places]) =>
        [integrity, places.filter(({ version, path }) => version !== own && stored.get(version)?.has(path))] as const,
    );
    return new Map(present.filter(([, places]) => places.length > 0));
  }
}

/** As the contract has it, so that edge and service agree. */
function fileLimit(): number {
  const limit = findBodyLimit('PUT', '/api/releases/uploads/id/files/digest');
  if (limit === undefined) throw new Error('The contract has no limit for the files of an upload.');
  return limit;
}

function idOf(manifest: StoredManifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 32);
}

function onePerContent(files: readonly ListedFile[]): ListedFile[] {
  return [...new Map(files.map((file) => [file.integrity, file])).values()];
}
