import { refusal } from '@declic/nest-kit';

export class StorageFullError extends refusal(
  'conflict',
  'storage_full',
  'This account keeps 200 MB of files already. The oldest are deleted within a day.',
) {}

/** A link that is wrong or has expired is answered like one of a file that is not there. */
export class FileNotFoundError extends refusal('not-found', 'file_not_found', 'There is no such file, or no more.') {}
