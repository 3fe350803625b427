import type { AnswerFile } from '../../engine/answer-files';
import type { LinkedFile } from '../files/files.service';
import type { ReadAnswerFile } from '../files/read-answer-file';
import type { OpOutput } from '@declic/nest-kit';
import type { RunAnswer } from './run-call';

type FoundFiles = ReadonlyMap<string, LinkedFile>;
type StoredFile = AnswerFile & { readonly id: string };

/** What is kept under an `Idempotency-Key`. */
export type KeptAnswer = RunAnswer | OpOutput<'chat'>;

interface Files {
  readonly read: ReadAnswerFile;
  /** The files of these ids that the account keeps. */
  readonly find: (ids: readonly string[]) => Promise<FoundFiles>;
}

/**
 * A kept answer with new links to the files that are still kept, because a link is valid for an hour and an answer is kept for a day.
 * What was deleted loses its link, and a warning says so. Answers without links stay as they are.
 */
export async function renewLinks<Answer extends KeptAnswer>(answer: Answer, { read, find }: Files): Promise<Answer> {
  const [place, data] = 'result' in answer ? ['result', answer.result] : ['data', answer.data];
  const files = listStoredFiles(data, read);
  if (files.length === 0) return answer;
  const found = await find(files.map(({ id }) => id));
  const lost = files.filter(({ id }) => !found.has(id)).map(({ name }) => toWarning(name));
  const renewed = { ...answer, [place]: renewIn(data, read, found) };
  if (lost.length === 0) return renewed;
  const { warnings = [] } = 'warnings' in answer ? answer : {};
  return { ...renewed, warnings: [...warnings, ...lost] };
}

function toWarning(name: string): string {
  return `The file ${name} is deleted: files are kept for 24 hours. Call again with a new Idempotency-Key to make it again.`;
}

function listStoredFiles(value: unknown, read: ReadAnswerFile): StoredFile[] {
  if (typeof value !== 'object' || value === null) return [];
  const file = read(value);
  if (file) return isStored(file) ? [file] : [];
  return Object.values(value).flatMap((item) => listStoredFiles(item, read));
}

function renewIn(value: unknown, read: ReadAnswerFile, found: FoundFiles): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const file = read(value);
  if (file) return isStored(file) ? { $file: renewFile(file, found.get(file.id)) } : value;
  if (Array.isArray(value)) return value.map((item) => renewIn(item, read, found));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renewIn(item, read, found)]));
}

function isStored(file: AnswerFile): file is StoredFile {
  return file.id !== undefined && file.url !== undefined;
}

function renewFile({ url: _, ...file }: StoredFile, linked: LinkedFile | undefined): AnswerFile {
  return linked ? { ...file, url: linked.url } : file;
}
