import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  chmod,
  constants,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { digestOf, fileKey, MANIFEST_FILE, suffixesOf, uploadKey, versionKey } from '@declic/nest-kit/release-files';
import type { Assembly, ListedFile, LocalFile, ReleaseId, ReleaseStore, StoredManifest } from './release-store';

/** The beginning of the name of what is being deleted. */
const GRAVE = '.deleted-';

/** Keeps releases in a folder, from which edges on this machine, or with the same volume, serve them. */
export class FolderReleaseStore implements ReleaseStore {
  private readonly root: string;

  constructor(folder: string) {
    this.root = resolve(folder);
  }

  /** In the store, because a rename is atomic within one file system. */
  async openStaging(upload: string): Promise<string> {
    const folder = this.locate(uploadKey(upload));
    await mkdir(folder, { recursive: true });
    return folder;
  }

  async addPart(upload: string, digest: string, { file, suffixes }: LocalFile): Promise<void> {
    const part = join(await this.openStaging(upload), digest);
    // The content last: it stands for its copies.
    for (const suffix of suffixes.toReversed()) await rename(file + suffix, part + suffix);
  }

  async listParts(upload: string): Promise<ReadonlySet<string>> {
    const names = await readdir(this.locate(uploadKey(upload))).catch(emptyWhenAbsent);
    return new Set(names.filter((name) => /^[0-9a-f]{96}$/.test(name)));
  }

  deleteUpload(upload: string): Promise<void> {
    return rm(this.locate(uploadKey(upload)), { recursive: true, force: true });
  }

  async assemble(assembly: Assembly): Promise<readonly ListedFile[]> {
    const { manifest, upload } = assembly;
    if (await this.isIntact(manifest)) return [];
    const draft = await mkdtemp(join(await this.openStaging(upload), 'version-'));
    try {
      const missing = await this.fill(draft, assembly);
      if (missing.length > 0) return missing;
      await writeFile(join(draft, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
      // An edge may run as another user.
      await chmod(draft, 0o755);
      await this.moveIntoPlace(draft, manifest);
      return [];
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  async readManifest(release: ReleaseId): Promise<StoredManifest | null> {
    const text = await readFile(join(this.locate(versionKey(release)), MANIFEST_FILE), 'utf8').catch(nullWhenAbsent);
    return text === null ? null : (JSON.parse(text) as StoredManifest); // written by `assemble`
  }

  readFile(release: ReleaseId, path: string): Promise<Buffer | null> {
    return readFile(this.locate(fileKey(release, path))).catch(nullWhenAbsent);
  }

  async listDamaged({ files, ...release }: StoredManifest): Promise<readonly string[]> {
    const damaged: string[] = [];
    for (const { path, integrity } of files)
      if (!(await hasDigest(this.locate(fileKey(release, path)), digestOf(integrity)))) damaged.push(path);
    return damaged;
  }

  async listFiles(release: ReleaseId): Promise<ReadonlySet<string>> {
    const folder = this.locate(versionKey(release));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(emptyWhenAbsent);
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return new Set(files.map((file) => relative(folder, file).split(sep).join('/')));
  }

  /** Moved away first, so that no half of a version is ever served. */
  async deleteVersion(release: ReleaseId): Promise<void> {
    const grave = join(this.root, `${GRAVE}${randomUUID()}`);
    await rename(this.locate(versionKey(release)), grave).catch(nullWhenAbsent);
    await rm(grave, { recursive: true, force: true });
  }

  /** Another process may still be deleting what is younger. */
  async sweep(before: Date): Promise<void> {
    const names = await readdir(this.root).catch(emptyWhenAbsent);
    for (const name of names.filter((it) => it.startsWith(GRAVE))) {
      const grave = join(this.root, name);
      // Its name was changed then, not its content.
      const movedAt = (await stat(grave).catch(nullWhenAbsent))?.ctime;
      if (movedAt !== undefined && movedAt < before) await rm(grave, { recursive: true, force: true });
    }
  }

  private async fill(draft: string, { upload, manifest, sources }: Assembly): Promise<ListedFile[]> {
    const missing: ListedFile[] = [];
    for (const file of manifest.files) {
      const elsewhere = sources.get(file.integrity) ?? [];
      const places = [
        join(this.locate(uploadKey(upload)), digestOf(file.integrity)),
        ...elsewhere.map(({ version, path }) => this.locate(fileKey({ name: manifest.name, version }, path))),
      ];
      if (!(await copyFromFirst(places, join(draft, file.path), file))) missing.push(file);
    }
    return missing;
  }

  private async moveIntoPlace(draft: string, manifest: StoredManifest): Promise<void> {
    const target = this.locate(versionKey(manifest));
    await mkdir(dirname(target), { recursive: true });
    try {
      await rename(draft, target);
    } catch (error) {
      // Another upload of the same version may have been faster.
      if (await this.isIntact(manifest)) return;
      if (!isNodeError(error, 'ENOTEMPTY', 'EEXIST')) throw error;
      await this.deleteVersion(manifest);
      await rename(draft, target);
    }
  }

  private async isIntact(manifest: StoredManifest): Promise<boolean> {
    return (await this.readManifest(manifest)) !== null && (await this.listDamaged(manifest)).length === 0;
  }

  private locate(key: string): string {
    return join(this.root, key);
  }
}

/** A disk may have lost what it once had, so the copy is checked. */
async function copyFromFirst(places: readonly string[], target: string, file: ListedFile): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true });
  for (const place of places) {
    const copies = suffixesOf(file).map((suffix) =>
      copyFile(place + suffix, target + suffix, constants.COPYFILE_FICLONE),
    );
    const results = await Promise.allSettled(copies);
    const isComplete = results.every(({ status }) => status === 'fulfilled');
    if (isComplete && (await hasDigest(target, digestOf(file.integrity)))) return true;
  }
  return false;
}

async function hasDigest(file: string, digest: string): Promise<boolean> {
  const hash = createHash('sha384');
  try {
    await pipeline(createReadStream(file), hash);
    return hash.digest('hex') === digest;
  } catch (error) {
    nullWhenAbsent(error);
    return false;
  }
}

function nullWhenAbsent(error: unknown): null {
  if (isNodeError(error, 'ENOENT', 'ENOTDIR')) return null;
  throw error;
}

function emptyWhenAbsent(error: unknown): [] {
  nullWhenAbsent(error);
  return [];
}

function isNodeError(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
