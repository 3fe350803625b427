/** What is said about a text that does not have the form of a reference to a file. */
export const FILE_REFERENCE_MESSAGE =
  'Must be a data URL in base64, an https address, the id of a stored file, or the name of a sample';

export const STORED_FILE = /^file_[0-9a-f]{32}$/;
export const SAMPLE_FILE = /^sample:([a-z0-9][a-z0-9._-]{0,79})$/;
/** RFC 2397. */
export const DATA_URL_HEADER = /^data:([\w.+-]+\/[\w.+-]+)?((?:;[\w.+-]+=[^;,"]{0,600})*);base64,/;
export const LONGEST_DATA_URL_HEADER = 1_000;
