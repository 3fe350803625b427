import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Bucket } from '@declic/nest-kit/s3-bucket';
import type { S3Settings } from '@declic/nest-kit/s3-settings';
import PQueue from 'p-queue';
import {
  digestOf,
  fileKey,
  MANIFEST_FILE,
  RELEASES_PREFIX,
  suffixesOf,
  uploadKey,
  UPLOADS_FOLDER,
  versionKey,
} from '@declic/nest-kit/release-files';
import type { Assembly, ListedFile, LocalFile, ReleaseId, ReleaseStore, StoredManifest } from './release-store';

const AT_ONCE = 16;
const STAGING = join(tmpdir(), 'declic-releases');
const MANIFEST_BYTES = 4 * 1024 * 1024;

/** Keeps releases in a bucket, from which edges fill their caches. A version is there when its release.json is. */
export class S3ReleaseStore implements ReleaseStore {
  private readonly bucket: S3Bucket;

  constructor(settings: S3Settings) {
    this.bucket = new S3Bucket(settings, RELEASES_PREFIX);
  }

  async openStaging(upload: string): Promise<string> {
    const folder = stagingOf(upload);
    await mkdir(folder, { recursive: true });
    return folder;
  }

  async addPart(upload: string, digest: string, { file, suffixes }: LocalFile): Promise<void> {
    // The content last: it stands for its copies.
    for (const suffix of suffixes.toReversed()) {
      await this.bucket.write(`${uploadKey(upload)}/${digest}${suffix}`, await readFile(file + suffix));
      await rm(file + suffix);
    }
  }

  async listParts(upload: string): Promise<ReadonlySet<string>> {
    const objects = await this.bucket.list(`${uploadKey(upload)}/`);
    const names = objects.map(({ key }) => key.slice(uploadKey(upload).length + 1));
    return new Set(names.filter((name) => /^[0-9a-f]{96}$/.test(name)));
  }

  async deleteUpload(upload: string): Promise<void> {
    await rm(stagingOf(upload), { recursive: true, force: true });
    await this.deleteAll(`${uploadKey(upload)}/`);
  }

  async assemble(assembly: Assembly): Promise<readonly ListedFile[]> {
    const { manifest } = assembly;
    const stored = await this.readManifest(manifest);
    if (stored && (await this.listDamaged(manifest)).length === 0) return [];
    const filled = await runAll(manifest.files.map((file) => () => this.fill(file, assembly)));
    // A copy is as long as its source, which the bucket may have damaged.
    const damaged = await this.listDamaged(manifest);
    const missing = manifest.files.filter(({ path }, index) => !filled[index] || damaged.includes(path));
    if (missing.length === 0)
      await this.bucket.write(`${versionKey(manifest)}/${MANIFEST_FILE}`, Buffer.from(JSON.stringify(manifest)));
    return missing;
  }

  async readManifest(release: ReleaseId): Promise<StoredManifest | null> {
    const text = await this.bucket.read(`${versionKey(release)}/${MANIFEST_FILE}`, MANIFEST_BYTES);
    return text && (JSON.parse(text.toString()) as StoredManifest); // written by `assemble`
  }

  readFile(release: ReleaseId, path: string): Promise<Buffer | null> {
    return this.bucket.read(fileKey(release, path), MANIFEST_BYTES);
  }

  /** By their sizes: hashes were checked when the files were received, and edges check them when they fill their caches. */
  async listDamaged({ files, ...release }: StoredManifest): Promise<readonly string[]> {
    const sizes = await this.listSizes(release);
    return files.filter(({ path, bytes }) => sizes.get(path) !== bytes).map(({ path }) => path);
  }

  async listFiles(release: ReleaseId): Promise<ReadonlySet<string>> {
    return new Set((await this.listSizes(release)).keys());
  }

  /** The manifest goes first: without it nothing of the version is served. */
  async deleteVersion(release: ReleaseId): Promise<void> {
    const key = versionKey(release);
    await this.bucket.delete(`${key}/${MANIFEST_FILE}`);
    await this.deleteAll(`${key}/`);
  }

  /** What was received for an upload stays on this machine for as long as it takes to send it to the bucket. */
  async sweep(before: Date): Promise<void> {
    const uploads = join(STAGING, UPLOADS_FOLDER);
    const names = await readdir(uploads).catch(() => []);
    for (const folder of names.map((name) => join(uploads, name)))
      if ((await stat(folder)).mtime < before) await rm(folder, { recursive: true, force: true });
  }

  private async fill(file: ListedFile, { upload, manifest, sources }: Assembly): Promise<boolean> {
    const elsewhere = sources.get(file.integrity) ?? [];
    const places = [
      `${uploadKey(upload)}/${digestOf(file.integrity)}`,
      ...elsewhere.map(({ version, path }) => fileKey({ name: manifest.name, version }, path)),
    ];
    const target = fileKey(manifest, file.path);
    for (const place of places.filter((it) => it !== target)) {
      const copies = suffixesOf(file).map((suffix) => this.bucket.copy(place + suffix, target + suffix));
      if ((await Promise.all(copies)).every(Boolean)) return true;
    }
    return false;
  }

  private async listSizes(release: ReleaseId): Promise<Map<string, number>> {
    const folder = `${versionKey(release)}/`;
    const objects = await this.bucket.list(folder);
    return new Map(objects.map(({ key, bytes }) => [key.slice(folder.length), bytes]));
  }

  private async deleteAll(beginning: string): Promise<void> {
    const objects = await this.bucket.list(beginning);
    await runAll(
      objects.map(
        ({ key }) =>
          () =>
            this.bucket.delete(key),
      ),
    );
  }
}

function stagingOf(upload: string): string {
  return join(STAGING, uploadKey(upload));
}

/** Some at a time; the results in the order of the tasks. */
function runAll<Result>(tasks: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  return new PQueue({ concurrency: AT_ONCE }).addAll(tasks);
}
