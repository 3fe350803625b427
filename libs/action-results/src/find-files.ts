import { isFile, readFile, type ResultFile } from './answer-file';
import type { JsonPath } from './json';
import { type MediaKind, toMediaKind } from './media-kind';
import { collectValues } from './walk-values';

export interface FoundFile {
  readonly path: JsonPath;
  readonly file: ResultFile;
  readonly kind: MediaKind;
}

const MOST_FILES = 200;

/** The files of an answer, wherever they are in it. */
export function findFiles(data: unknown): FoundFile[] {
  return collectValues(data, toFoundFile, { most: MOST_FILES, isLeaf: isFile });
}

function toFoundFile(value: unknown, path: JsonPath): FoundFile | undefined {
  const file = readFile(value);
  return file && { path, file, kind: toMediaKind(file) };
}
