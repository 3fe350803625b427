/** What is said about a text that does not have the form of a reference to a file. */
export const FILE_REFERENCE_MESSAGE =
  'Must be a data URL in base64, an https address, the id of a stored file, or the name of a sample';

export const STORED_FILE = /^file_[0-9a-f]{32}$/;
export const SAMPLE_FILE = /^sample:([a-z0-9][a-z0-9._-]{0,79})$/;

/** Of a data URL (RFC 2397): media type and parameters. */
const HEADER = /^data:([\w.+-]+\/[\w.+-]+)?((?:;[\w.+-]+=[^;,"]{0,600})*);base64,/;
const LONGEST_HEADER = 1_000;
/** Lines may be broken anywhere. No character fits two parts, so it is read in linear time. */
const BASE64 = /^[A-Za-z0-9+/\r\n]*(?:=[\r\n]*){0,2}$/;

export interface DataUrlParts {
  readonly mime: string | undefined;
  /** As written, each with its leading semicolon. */
  readonly parameters: string;
  /** Not decoded; lines may be broken. */
  readonly base64: string;
}

/** Splits a data URL without decoding it; null for a text of another form. Linear in the length of the text. */
export function splitDataUrl(text: string): DataUrlParts | null {
  const header = HEADER.exec(text.slice(0, LONGEST_HEADER));
  if (!header) return null;
  const base64 = text.slice(header[0].length);
  return BASE64.test(base64) ? { mime: header[1], parameters: header[2] ?? '', base64 } : null;
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Whether a text names a file: its content, where it is, one that was stored before, or a sample. */
export function isFileReference(text: string): boolean {
  if (text.startsWith('data:')) return splitDataUrl(text) !== null;
  return STORED_FILE.test(text) || SAMPLE_FILE.test(text) || isWebAddress(text);
}
