import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isReleaseFile } from '@declic/nest-kit/release-files';
import type { FastifyBaseLogger } from 'fastify';
import { computeIntegrity } from '../files/compute-integrity';

export interface NamedFile {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  readonly integrity: string;
}

export interface ReleaseFiles {
  /** The folder of all releases. */
  readonly releasesDir: string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Makes a file ready to be read. */
  readonly beforeRead?: (release: Pick<NamedFile, 'name' | 'version'>, file: string) => Promise<unknown>;
}

/** A file of a release. @throws it is not the one that was registered, or has more bytes. */
export async function readReleaseFile(
  { name, version, file, integrity }: NamedFile,
  mostBytes: number,
  { releasesDir, beforeRead }: ReleaseFiles,
): Promise<Buffer> {
  if (!isReleaseFile({ name, version }, file)) throw new Error('It is no file of a release.');
  await beforeRead?.({ name, version }, file);
  const path = join(releasesDir, name, version, file);
  const { size } = await stat(path);
  if (size > mostBytes) throw new Error(`It has ${size} bytes, more than ${mostBytes}.`);
  const content = await readFile(path);
  if (computeIntegrity(content) !== integrity) throw new Error('It is not the one that was released.');
  return content;
}
