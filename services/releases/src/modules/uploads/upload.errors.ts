import { refusalBase } from '@declic/nest-kit';

export class UploadNotFoundError extends refusalBase('not-found', 'upload_not_found') {}

/** This version is stored with other files. */
export class StoredOtherwiseError extends refusalBase('conflict', 'release_exists') {}

/** Some files were not sent, and no other version has them. */
export class FilesMissingError extends refusalBase('conflict', 'files_missing') {}

/** The deployable has as many unregistered uploads as it may; more would fill the store. */
export class TooManyUploadsError extends refusalBase('conflict', 'too_many_uploads') {}

export class InvalidUploadError extends refusalBase('invalid', 'invalid_release') {}
