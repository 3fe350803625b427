import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of each decision, by its id. */
export type TaggedFiles = ReadonlyMap<string, readonly string[]>;

const CODE = /\.(ts|tsx|mjs|js|sql|yaml)$/;
const NOT_CODE = /\.(test|spec|stories)\.|\/testing\/|^(docs|e2e|tools\/decisions|openapi\/generated)\//;

/** `@decision D5` or, for several, `@decision D5, D40`. */
const TAG = /@decision ((?:D\d+)(?:, ?D\d+)*)/g;

/** The ids that a text is tagged with. */
export function parseTags(text: string): string[] {
  return [...text.matchAll(TAG)].flatMap(([, ids = '']) => ids.split(/, ?/));
}

/** Reads the tags of all product code that Git knows, new files included. Tests, stories and documents do not count. */
export function findTags(root: string): TaggedFiles {
  const files = new Map<string, string[]>();
  for (const file of listCode(root))
    for (const id of new Set(parseTags(readFileSync(join(root, file), 'utf8'))))
      files.set(id, [...(files.get(id) ?? []), file]);
  return files;
}

function listCode(root: string): string[] {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const listed = (...args: string[]) => execFileSync('git', ['ls-files', ...args], options).split('\n');
  const deleted = new Set(listed('--deleted'));
  return listed('--cached', '--others', '--exclude-standard')
    .filter((file) => CODE.test(file) && !NOT_CODE.test(file) && !deleted.has(file))
    .sort();
}
