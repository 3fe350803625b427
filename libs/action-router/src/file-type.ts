import type { InputSchema } from '@declic/action-input';
import { isAccepted } from './accepted-types';
import { readFileReference } from './file-reference';
import { findConcepts } from './lexicon/find-concepts';
import type { Message } from './read-message';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['csv', 'text/csv'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
]);

/** The media type of a file by what it says of itself or by the end of its name; null where neither tells one. */
export function readFileType(text: string): string | null {
  const file = readFileReference(text);
  if (file?.kind === 'data') return file.mime === 'application/octet-stream' ? null : file.mime;
  const name = file?.kind === 'url' ? new URL(file.url).pathname : text;
  return TYPES.get(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '') ?? null;
}

/**
 * Whether each address among the arguments is known to be of a file that its parameter takes, by its path or by the words of the
 * message. An address that tells nothing is as likely a page.
 */
export function areFilesTold(
  { params }: Pick<InputSchema, 'params'>,
  given: Readonly<Record<string, unknown>>,
  { words }: Pick<Message, 'words'>,
): boolean {
  const isFileNamed = words.some((word) => FILE_WORDS.test(word) || findConcepts(word).some(isFileConcept));
  const isInvoiceNamed = words.some((word) => INVOICE_WORDS.test(word));
  return params.every(({ key, label, ui }) => {
    const value = given[key];
    if (ui?.accept === undefined || typeof value !== 'string') return true;
    const file = readFileReference(value);
    if (file?.kind !== 'url') return true;
    const type = readFileType(value) ?? readFolderType(file.url);
    if (type !== null) return isAccepted(type, ui.accept);
    return isFileNamed || (isInvoiceNamed && INVOICE_WORDS.test(label.toLowerCase()));
  });
}

/** The type that a part of the path names, as in "/pdf/2301.00001". */
function readFolderType(url: string): string | null {
  const parts = new URL(url).pathname.toLowerCase().split('/');
  return parts.flatMap((part) => (FOLDER_TYPES.has(part) ? (TYPES.get(part) ?? []) : [])).at(-1) ?? null;
}

const FOLDER_TYPES: ReadonlySet<string> = new Set(['pdf', 'csv']);

/** Names the file of a parameter that is labelled so, and takes nothing else; elsewhere it may be the subject of a page. */
const INVOICE_WORDS = /^(?:invoice|facture|factura)s?$/;

const FILE_WORDS = /^(?:file|fichier|archivo|fichero|document|documento)s?$/;

const isFileConcept = (concept: string) => concept === 'pdf' || concept === 'sheet';
