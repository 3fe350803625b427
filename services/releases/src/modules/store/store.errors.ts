import { refusalBase } from '@declic/nest-kit';

/** What was sent is not the file that the manifest names. */
export class WrongFileError extends refusalBase('invalid', 'wrong_file') {}
