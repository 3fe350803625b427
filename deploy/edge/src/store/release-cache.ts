import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import {
  digestOf,
  fileKey,
  isFileKey,
  type ListedFile,
  MANIFEST_FILE,
  type ReleaseId,
  type StoredManifest,
  suffixesOf,
  versionKey,
} from '@declic/nest-kit/release-files';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

const MANIFEST_BYTES = 4 * 1024 * 1024;
/** Manifests of 20 kB each: more than are live at a time. */
const MANIFESTS = 500;

const decompress: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
};

/** What the cache is filled from. */
interface ReleaseSource {
  /** The whole object; null when there is none. It is given up when it has more bytes than `size`. */
  read(key: string, size: number): Promise<Buffer | null>;
}

export interface ReleaseCacheOptions {
  readonly source: ReleaseSource;
  readonly folder: string;
  /** The files of least recent use are deleted when there are more bytes. */
  readonly maxBytes: number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** The source holds another content than the manifest says. */
export class TamperedFileError extends Error {}

/**
 * Files of releases on this machine's disk, filled when they are first asked for. A file is kept only when its content has the hash
 * of the manifest, and its compressed copies only when they hold the same.
 */
export class ReleaseCache {
  readonly #options: ReleaseCacheOptions;
  readonly #manifests: LRUCache<string, StoredManifest>;
  /** The sizes of the files on disk, by key. */
  readonly #files: LRUCache<string, number, ListedFile>;

  private constructor(options: ReleaseCacheOptions) {
    this.#options = { ...options, folder: resolve(options.folder) };
    this.#manifests = new LRUCache<string, StoredManifest>({
      max: MANIFESTS,
      fetchMethod: (key) => this.#fetchManifest(key),
      dispose: (_manifest, key, reason) => {
        if (reason !== 'set') void this.#delete(`${key}/${MANIFEST_FILE}`);
      },
    });
    this.#files = new LRUCache<string, number, ListedFile>({
      maxSize: options.maxBytes,
      sizeCalculation: (bytes) => Math.max(bytes, 1),
      fetchMethod: (key, _stale, { context }) => this.#fetchFile(key, context),
      dispose: (_bytes, key, reason) => {
        if (reason !== 'set') void this.#delete(key);
      },
    });
  }

  /** Goes on with what an earlier process left in the folder. */
  static async open(options: ReleaseCacheOptions): Promise<ReleaseCache> {
    const cache = new ReleaseCache(options);
    await cache.#recall();
    return cache;
  }

  /**
   * Sees to it that a file of a release is on the disk. False when the release has no such file.
   *
   * @throws when the source does not answer.
   * @throws {TamperedFileError}
   */
  async fill(release: ReleaseId, path: string): Promise<boolean> {
    const manifest = await this.#manifests.fetch(versionKey(release));
    if (!manifest) return false;
    if (path === MANIFEST_FILE) return true;
    const file = manifest.files.find((it) => it.path === path);
    if (!file) return false;
    return (await this.#files.fetch(fileKey(release, path), { context: file })) !== undefined;
  }

  /** The files at the root of a release: its page, icons and the like. */
  async fillRoot(release: ReleaseId): Promise<void> {
    const manifest = await this.#manifests.fetch(versionKey(release));
    const paths = manifest?.files.map(({ path }) => path).filter((path) => !path.includes('/')) ?? [];
    await Promise.all(paths.map((path) => this.fill(release, path)));
  }

  async #fetchManifest(key: string): Promise<StoredManifest | undefined> {
    const content = await this.#options.source.read(`${key}/${MANIFEST_FILE}`, MANIFEST_BYTES);
    if (!content) return undefined;
    await this.#write(`${key}/${MANIFEST_FILE}`, content);
    return JSON.parse(content.toString()) as StoredManifest; // written by the registry
  }

  async #fetchFile(key: string, file: ListedFile): Promise<number | undefined> {
    const { source } = this.#options;
    const content = await source.read(key, file.bytes);
    if (!content) return undefined;
    if (createHash('sha384').update(content).digest('hex') !== digestOf(file.integrity))
      throw new TamperedFileError(`${key} in the store has another content than its manifest says.`);
    let bytes = content.length;
    // The copies first: a file on the disk stands for them, too.
    for (const suffix of suffixesOf(file).filter(Boolean)) bytes += await this.#fetchCopy(key, suffix, content);
    await this.#write(key, content);
    return bytes;
  }

  /** Returns its size; without a copy, the file itself is served. */
  async #fetchCopy(key: string, suffix: string, content: Buffer): Promise<number> {
    try {
      const copy = await this.#options.source.read(key + suffix, content.length + 1024);
      if (!copy || (await decompress[suffix]?.(copy))?.equals(content) !== true)
        throw new TamperedFileError(`${key}${suffix} in the store is no copy of its file.`);
      await this.#write(key + suffix, copy);
      return copy.length;
    } catch (error) {
      this.#options.log.warn({ err: error }, 'a compressed copy is left out');
      return 0;
    }
  }

  /** A file is there as a whole or not at all. */
  async #write(key: string, content: Buffer): Promise<void> {
    const target = join(this.#options.folder, key);
    // A name with a dot is never served.
    const draft = join(dirname(target), `.${randomUUID()}`);
    await mkdir(dirname(target), { recursive: true });
    try {
      await writeFile(draft, content);
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  /** Never rejects, because it runs in the background: what cannot be deleted is served on, and counted again after a restart. */
  async #delete(key: string): Promise<void> {
    const { folder, log } = this.#options;
    try {
      for (const suffix of ['', '.br', '.gz']) await rm(join(folder, key + suffix), { force: true });
    } catch (error) {
      log.warn({ err: error, key }, 'a file cannot be deleted from the cache');
    }
  }

  async #recall(): Promise<void> {
    const { folder } = this.#options;
    await mkdir(folder, { recursive: true });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const known = await Promise.all(
      files.map(async (file) => ({ key: relative(folder, file).split(sep).join('/'), ...(await stat(file)) })),
    );
    const sizes = new Map(known.map(({ key, size }) => [key, size]));
    for (const { key } of known.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
      const release = readManifestKey(key);
      if (release) await this.#recallManifest(release, key);
      else if (!isFileKey(key)) await rm(join(folder, key), { force: true });
      else if (!isCopy(key, sizes)) this.#files.set(key, sumOf(key, sizes));
    }
  }

  /** One that the disk has damaged is fetched again. */
  async #recallManifest(release: string, key: string): Promise<void> {
    try {
      const text = await readFile(join(this.#options.folder, key), 'utf8');
      this.#manifests.set(release, JSON.parse(text) as StoredManifest); // written above
    } catch (error) {
      this.#options.log.warn({ err: error, key }, 'a manifest in the cache cannot be read');
    }
  }
}

function readManifestKey(key: string): string | undefined {
  const [name, version, path, ...rest] = key.split('/');
  return path === MANIFEST_FILE && rest.length === 0 ? `${name}/${version}` : undefined;
}

function isCopy(key: string, sizes: ReadonlyMap<string, number>): boolean {
  return /\.(?:br|gz)$/.test(key) && sizes.has(key.slice(0, -3));
}

function sumOf(key: string, sizes: ReadonlyMap<string, number>): number {
  return ['', '.br', '.gz'].reduce((sum, suffix) => sum + (sizes.get(key + suffix) ?? 0), 0);
}
