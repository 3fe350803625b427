import { refusal, retryAfter } from '@declic/nest-kit';

export class StorageFullError extends refusal(
  'conflict',
  'storage_full',
  'This account keeps 200 MB of files already. The oldest are deleted within a day.',
) {}

/** A link that is wrong or has expired is answered like one of a file that is not there. */
export class FileNotFoundError extends refusal('not-found', 'file_not_found', 'There is no such file, or no more.') {}

/** The store that has the contents of files does not answer. */
export class FileStoreUnavailableError extends refusal(
  'unavailable',
  'file_store_unavailable',
  'Files cannot be stored or read at the moment. Nothing is debited for this call. Try again in a moment.',
  retryAfter(5),
) {}
