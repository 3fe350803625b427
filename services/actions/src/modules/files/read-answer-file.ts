import type { AnswerFile } from '../../engine/answer-files';
import { FILE_SCHEMA } from '../../engine/files';
import { compileSchema } from '../../engine/output-check';

/** Finds the files in an answer: a value is a file of ours, or null. */
export type ReadAnswerFile = (value: unknown) => AnswerFile | null;

/**
 * A file as it was written into an answer, with its content or with a link of ours. All else under the key `$file` is data of the
 * caller, such as a cell of a table with a column of this name.
 *
 * @param urlOf the address of the file of an id, without its signature.
 */
export function readAnswerFile(value: unknown, urlOf: (id: string) => string): AnswerFile | null {
  if (typeof value !== 'object' || value === null || !('$file' in value) || findFault(value) !== null) return null;
  const file = value.$file as AnswerFile; // by the schema
  return isInline(file) || isLinked(file, urlOf) ? file : null;
}

function isInline({ base64, size, url }: AnswerFile): boolean {
  if (base64 === undefined || url !== undefined) return false;
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length === size && bytes.toString('base64') === base64;
}

function isLinked({ base64, id = '', url = '' }: AnswerFile, urlOf: (id: string) => string): boolean {
  return base64 === undefined && STORED_ID.test(id) && url.startsWith(`${urlOf(id)}?`);
}

const STORED_ID = /^file_[0-9a-f]{32}$/;

let check: ReturnType<typeof compileSchema> | undefined;

/** Compiled when it is first needed. */
function findFault(value: object): string | null {
  check ??= compileSchema(FILE_SCHEMA);
  return check(value);
}
