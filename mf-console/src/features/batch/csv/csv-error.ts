import { UserFacingError } from '@declic/remote-kit';

/** The file cannot be used; the message says why and what to do. */
export class CsvError extends UserFacingError {}
