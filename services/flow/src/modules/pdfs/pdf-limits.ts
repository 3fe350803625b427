/** Of the file. */
export const MAX_PDF_BYTES = 10 * 1024 * 1024;
export const MAX_PDF_PAGES = 200;
/** Of its text. */
export const MAX_PDF_CHARACTERS = 200_000;
/** Of the files that an account uploads in an hour, read or refused. */
export const MAX_UPLOADS_AN_HOUR = 20;
/** Texts of uploads that are kept for an account, the newest. */
export const MAX_KEPT_UPLOADS = 10;
