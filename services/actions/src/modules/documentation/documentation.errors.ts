import { refusal } from '@declic/nest-kit';

/** The documentation has no such page or file. */
export class PageNotFoundError extends refusal('not-found', 'not_found', 'There is nothing at this address.') {}
