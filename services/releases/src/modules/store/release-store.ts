import type { ListedFile, ReleaseId, StoredManifest } from '@declic/nest-kit/release-files';

export type { ListedFile, ReleaseId, StoredManifest };

/** A file on this machine, with its compressed copies beside it: `<file>.br`, `<file>.gz`. */
export interface LocalFile {
  readonly file: string;
  readonly suffixes: readonly string[];
}

/** Where a stored file is: in another version of the same deployable. */
export interface StoredFile {
  readonly version: string;
  readonly path: string;
}

export interface Assembly {
  readonly upload: string;
  readonly manifest: StoredManifest;
  /** Files of other versions that have the same content, by integrity. */
  readonly sources: ReadonlyMap<string, readonly StoredFile[]>;
}

/**
 * Keeps the files of releases, and those of uploads until they become one. A version appears as a whole or not at all, and is never
 * changed afterwards.
 */
export interface ReleaseStore {
  /** A folder on this machine for files of an upload that are being received. It goes with the upload. */
  openStaging(upload: string): Promise<string>;

  /** Takes a received file over. The same content again changes nothing. */
  addPart(upload: string, digest: string, file: LocalFile): Promise<void>;

  /** The digests of what an upload has received. */
  listParts(upload: string): Promise<ReadonlySet<string>>;

  /** Deletes what was received for an upload. It is no error when nothing was. */
  deleteUpload(upload: string): Promise<void>;

  /**
   * Makes a version of the parts of an upload and of files of other versions, and returns what is missing: then there is no version. One that
   * is there already stays as it is, and one that is damaged is replaced.
   */
  assemble(assembly: Assembly): Promise<readonly ListedFile[]>;

  /** The manifest of a version; null when there is none, or when not all of it is there yet. */
  readManifest(release: ReleaseId): Promise<StoredManifest | null>;

  /** A file of a version; null when there is none. */
  readFile(release: ReleaseId, path: string): Promise<Buffer | null>;

  /** The paths of the files that a version lacks, or whose content is not what its manifest says. */
  listDamaged(manifest: StoredManifest): Promise<readonly string[]>;

  /** The paths of what is stored of a version. */
  listFiles(release: ReleaseId): Promise<ReadonlySet<string>>;

  /** Deletes a version. It is no error when there is none. */
  deleteVersion(release: ReleaseId): Promise<void>;

  /** Deletes what processes that were killed left here before `before`, beside uploads and versions. */
  sweep(before: Date): Promise<void>;
}

/** Injection token of the configured store. */
export const RELEASE_STORE = Symbol('RELEASE_STORE');
