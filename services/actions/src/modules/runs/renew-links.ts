import type { AnswerFile } from '../../engine/answer-files';
import { isRecord } from '../../text/is-record';
import type { LinkedFile } from '../files/files.service';
import type { RunAnswer } from './run-call';

type FoundFiles = ReadonlyMap<string, LinkedFile>;
type StoredFile = AnswerFile & { readonly id: string };

/**
 * A kept answer with new links to the files that are still kept, because a link is valid for an hour and an answer is kept for a day.
 * What was deleted loses its link, and a warning says so. Answers without links stay as they are.
 *
 * @param find the files of these ids that the account keeps.
 */
export async function renewLinks(
  answer: RunAnswer,
  find: (ids: readonly string[]) => Promise<FoundFiles>,
): Promise<RunAnswer> {
  const files = listStoredFiles(answer.data);
  if (files.length === 0) return answer;
  const found = await find(files.map(({ id }) => id));
  const lost = files.filter(({ id }) => !found.has(id)).map(({ name }) => toWarning(name));
  const data = renewIn(answer.data, found) as RunAnswer['data']; // of the same form
  if (lost.length === 0) return { ...answer, data } as RunAnswer; // of the same form
  const { warnings = [] } = 'warnings' in answer ? answer : {};
  return { ...answer, data, warnings: [...warnings, ...lost] } as RunAnswer; // of the same form
}

function toWarning(name: string): string {
  return `The file ${name} is deleted: files are kept for 24 hours. Call again with a new Idempotency-Key to make it again.`;
}

function listStoredFiles(value: unknown): StoredFile[] {
  if (typeof value !== 'object' || value === null) return [];
  const file = readStoredFile(value);
  return file ? [file] : Object.values(value).flatMap(listStoredFiles);
}

function renewIn(value: unknown, found: FoundFiles): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const file = readStoredFile(value);
  if (file) return { $file: renewFile(file, found.get(file.id)) };
  if (Array.isArray(value)) return value.map((item) => renewIn(item, found));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renewIn(item, found)]));
}

function renewFile({ url: _, ...file }: StoredFile, linked: LinkedFile | undefined): AnswerFile {
  return linked ? { ...file, url: linked.url } : file;
}

/** A file with a link of ours; other data that looks like one stays as it is. */
function readStoredFile(value: object): StoredFile | null {
  const file = '$file' in value && isRecord(value.$file) ? value.$file : {};
  const { id, url } = file;
  if (typeof id !== 'string' || typeof url !== 'string' || !URL.canParse(url)) return null;
  return STORED_ID.test(id) && new URL(url).pathname.endsWith(`/v1/files/${id}`)
    ? (file as unknown as StoredFile) // what `convertFiles` wrote
    : null;
}

const STORED_ID = /^file_[0-9a-f]{32}$/;
