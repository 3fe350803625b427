import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const TEXT = new Set(['.js', '.css', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
/** Below this the headers weigh more than what is saved. */
const WORTHWHILE_BYTES = 1024;

/** Writes `.br` and `.gz` beside every text file of a folder, at the best level: it is done once and served for ever. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  // One after the other: each compression already has a thread of its own, and a build machine has other work.
  for (const file of files) await compress(file);
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.byteLength < WORTHWHILE_BYTES || (await isCurrent(file))) return;

  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const [brotli, gzipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  await writeFile(`${file}.gz`, gzipped);
  await writeFile(`${file}.br`, brotli);
}

/** The `.br` file is written last, so it stands for both. */
async function isCurrent(file: string): Promise<boolean> {
  const [source, copy] = await Promise.all([stat(file), stat(`${file}.br`).catch(() => undefined)]);
  return copy !== undefined && copy.mtimeMs >= source.mtimeMs;
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Usage: node tools/release/precompress.ts <folder>');
  await precompress(resolve(folder));
}
