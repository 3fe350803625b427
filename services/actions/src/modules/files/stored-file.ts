import type { StoreName } from './content/content-store';

/** A file as it is kept. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly expiresAt: Date;
  /** Where its content is. */
  readonly store: StoreName;
}

/** Whose a file is: the account's, and while it runs the run's that makes it. */
export interface FileOwner {
  readonly userId: string;
  readonly runId?: string | undefined;
  /** The public id that it gets; a new one where this is absent. */
  readonly fileId?: string | undefined;
}

/** How long a file is kept. */
export const FILE_LIFETIME_MS = 24 * 60 * 60 * 1_000;

/** How long a file is reserved whose content is being written; longer than the time limit of a write. */
export const RESERVATION_MS = 10 * 60 * 1_000;

const PREFIX = 'file_';

/** The public id of a file: `file_` and the hexadecimal digits of its UUID. */
export function toFileId(uuid: string): string {
  return PREFIX + uuid.replaceAll('-', '');
}

/** The UUID of a public id of the right form. */
export function toFileUuid(id: string): string {
  return id.slice(PREFIX.length).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
