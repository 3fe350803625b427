/** Where the contents of files can be, as the rows of the files name it. */
export type StoreName = 'database' | 's3';

/**
 * Keeps the contents of files under the UUIDs of their rows. Whether a file may be read, and how long it is kept, is decided by its row.
 *
 * All methods throw `FileStoreUnavailableError` while the store does not answer.
 */
export interface ContentStore {
  readonly name: StoreName;

  /** Writes the content of a reserved file. */
  write(id: string, bytes: Uint8Array): Promise<void>;

  /** Null when there is none. What comes from elsewhere is given up when it has more bytes than `size`. */
  read(id: string, size: number): Promise<Uint8Array | null>;

  /** Deletes a content whose row is gone. It is no error when there is none. */
  delete(id: string): Promise<void>;
}
