import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { MalformedRequestError } from '@declic/nest-kit';
import type { LocalFile } from './release-store';
import { WrongFileError } from './store.errors';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The best level takes 2 s for as much. */
const BEST_LEVEL_BYTES = 2 * 1024 * 1024;

/** A client that sends more than that is cut off. */
const MOST_SURPLUS_BYTES = 8 * 1024 * 1024;

export interface ExpectedFile {
  readonly bytes: number;
  readonly digest: string;
  readonly suffixes: readonly string[];
}

/**
 * Writes a stream into a folder, with its compressed copies. The folder keeps nothing of a file that is not the expected one.
 *
 * @throws {WrongFileError} it has another size or hash.
 * @throws {MalformedRequestError} the client left before the end.
 */
export async function receiveFile(body: Readable, folder: string, expected: ExpectedFile): Promise<LocalFile> {
  const local = { file: join(folder, `received-${randomUUID()}`), suffixes: expected.suffixes };
  try {
    const received = await writeChecked(body, local.file, expected.bytes);
    if (received.bytes > expected.bytes) throw new WrongFileError('The file is longer than the manifest says.');
    if (received.digest !== expected.digest)
      throw new WrongFileError('The file has another content than the manifest says.');
    if (local.suffixes.length > 1) await compress(local.file);
    return local;
  } catch (error) {
    await discardFile(local);
    throw error;
  }
}

/** What was taken over by the store is not there any more. */
export async function discardFile({ file, suffixes }: LocalFile): Promise<void> {
  for (const suffix of suffixes) await rm(file + suffix, { force: true });
}

/** Writes no more than `size` bytes. The rest is read all the same, because the client reads no answer before it has sent its body. */
async function writeChecked(body: Readable, file: string, size: number): Promise<{ bytes: number; digest: string }> {
  const hash = createHash('sha384');
  let bytes = 0;
  const measure = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      if (bytes > size + MOST_SURPLUS_BYTES)
        return done(new WrongFileError('The file is longer than the manifest says.'));
      if (bytes > size) return done();
      hash.update(piece);
      return done(null, piece);
    },
  });
  await pipeline(body, measure, createWriteStream(file, { flags: 'wx' })).catch((error: unknown) => {
    if (isLeft(error)) throw new MalformedRequestError('The file is not complete.');
    throw error;
  });
  return { bytes, digest: hash.digest('hex') };
}

function isLeft(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(error.code))
  );
}

/** At the best level: it is done once, and served for ever. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: content.length > BEST_LEVEL_BYTES ? 9 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, gzipped);
}
