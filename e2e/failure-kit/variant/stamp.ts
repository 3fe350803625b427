import { createHash, randomUUID } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { RELEASE_FILE, type ReleaseManifest } from '@declic/remote-kit/contract';
import { writeIntegrityList } from '@declic/tools/vite/remote/write-integrity-list';

export interface Stamp {
  /** Shown on the page, and a part of the version. */
  readonly build: string;
  /** A place of the overlay that throws. */
  readonly fault?: string | undefined;
  /** Added to the end of the chunk of the first page. */
  readonly addedCode?: string | undefined;
  /** In the place of the code of its entry. */
  readonly entry?: string | undefined;
  /** Names that it needs of the design system, besides those that it uses. */
  readonly addedNeeds?: readonly string[] | undefined;
}

/** A folder whose `dist/` is a release of its own: other content, other hashes, and a version that no run had before. */
export interface StampedProject {
  readonly folder: string;
  readonly manifest: ReleaseManifest;
}

/** The mark in the header by which people reach the area of the subject from another one. */
export const LINK = { label: 'Ateliers', to: '/workshops' };

/** Makes a release out of the built variant, in an empty folder: puts the marks in, and computes hashes as a build does. */
export function stamp(
  dist: string,
  folder: string,
  { build, fault = 'none', addedCode, entry, addedNeeds = [] }: Stamp,
): StampedProject {
  const target = join(folder, 'dist');
  cpSync(dist, target, { recursive: true });
  const original = readManifest(target);
  const firstPage = chunkOfFirstPage(original);

  for (const { path } of original.files.filter(({ path }) => extname(path) === '.js')) {
    const file = join(target, path);
    const code = replaceMarks(readFileSync(file, 'utf8'), fault, build);
    writeFileSync(file, path === firstPage && addedCode ? `${code}\n${addedCode}\n` : code);
  }
  if (entry !== undefined) writeFileSync(join(target, original.entry), `${entry}// ${build}\n`);
  const manifest = sealBuild(target, {
    ...original,
    version: `kit-${build}-${randomUUID().slice(0, 8)}`,
    nav: [LINK],
    needs: addNeeds(original.needs, addedNeeds),
  });
  return { folder, manifest };
}

/** Writes the manifest of a changed build, with the hashes that its files have now. */
export function sealBuild(dist: string, changed: ReleaseManifest): ReleaseManifest {
  writeIntegrityList(dist, changed.preload);
  const files = changed.files.map(({ path }) => ({ path, ...describe(readFileSync(join(dist, path))) }));
  const manifest: ReleaseManifest = { ...changed, files };
  writeFileSync(join(dist, RELEASE_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** The file that holds the code of the page at `/workshops`. */
export const chunkOfFirstPage = (manifest: ReleaseManifest) => findChunk(manifest, 'home-with-faults');

/** That of the page of one workshop, which is loaded when a workshop is opened. */
export const chunkOfSecondPage = (manifest: ReleaseManifest) => findChunk(manifest, 'workshop-with-build');

function findChunk({ files }: ReleaseManifest, name: string): string {
  const found = files.find(({ path }) => path.includes(`${name}.route`) && path.endsWith('.js'));
  if (!found) throw new Error(`${name} has no chunk of its own.`);
  return found.path;
}

function addNeeds({ react, exports }: ReleaseManifest['needs'], names: readonly string[]): ReleaseManifest['needs'] {
  const library = '@declic/design-system';
  return { react, exports: { ...exports, [library]: [...(exports[library] ?? []), ...names] } };
}

export function readManifest(dist: string): ReleaseManifest {
  return JSON.parse(readFileSync(join(dist, RELEASE_FILE), 'utf8')) as ReleaseManifest; // written by the build
}

function replaceMarks(code: string, fault: string, build: string): string {
  return code.replaceAll('@@KIT_FAULT@@', fault).replaceAll('@@KIT_BUILD@@', build);
}

function describe(content: Buffer) {
  const hash = createHash('sha384').update(content).digest('base64');
  return { bytes: content.byteLength, integrity: `sha384-${hash}` };
}
