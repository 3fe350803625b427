import { readFile, type ResultFile } from './answer-file';
import type { JsonPath } from './json';
import { type MediaKind, toMediaKind } from './media-kind';
import { walkValues } from './walk-values';

export interface FoundFile {
  readonly path: JsonPath;
  readonly file: ResultFile;
  readonly kind: MediaKind;
}

const MOST_FILES = 200;

/** The files of an answer, wherever they are in it. */
export function findFiles(data: unknown): FoundFile[] {
  const files: FoundFile[] = [];
  for (const { path, value } of walkValues(data, (found) => readFile(found) !== undefined)) {
    const file = readFile(value);
    if (file) files.push({ path, file, kind: toMediaKind(file) });
    if (files.length === MOST_FILES) break;
  }
  return files;
}
