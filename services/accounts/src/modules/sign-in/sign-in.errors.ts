import { refusal } from '@declic/nest-kit';

/** Unknown address, wrong password, unverified address, too many attempts: from outside all are the same. */
export class InvalidCredentialsError extends refusal('unauthorized', 'invalid_credentials', 'Authentication failed') {}
