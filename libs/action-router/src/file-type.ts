import type { InputSchema } from '@declic/action-input';
import { isAccepted } from './accepted-types';
import { readFileReference } from './file-reference';
import { findConcepts } from './lexicon/find-concepts';
import type { Message } from './read-message';

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** The media type of a file by what it says of itself or by the end of its name; null where neither tells one. */
export function readFileType(text: string): string | null {
  const file = readFileReference(text);
  if (file?.kind === 'data') return file.mime === 'application/octet-stream' ? null : file.mime;
  const name = file?.kind === 'url' ? new URL(file.url).pathname : text;
  return TYPES[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null;
}

/**
 * Whether each address among the arguments is known to be of a file that its parameter takes, by its end or by the words of the
 * message. An address that tells nothing is as likely a page.
 */
export function areFilesTold(
  { params }: Pick<InputSchema, 'params'>,
  given: Readonly<Record<string, unknown>>,
  { words }: Pick<Message, 'words'>,
): boolean {
  const isFileNamed = words.some((word) => FILE_WORDS.test(word) || findConcepts(word).some(isFileConcept));
  return params.every(({ key, ui }) => {
    const value = given[key];
    if (ui?.accept === undefined || typeof value !== 'string') return true;
    if (readFileReference(value)?.kind !== 'url') return true;
    const type = readFileType(value);
    return type === null ? isFileNamed : isAccepted(type, ui.accept);
  });
}

const FILE_WORDS = /^(?:file|fichier|archivo|fichero|document|documento)s?$/;

const isFileConcept = (concept: string) => concept === 'pdf' || concept === 'sheet';
