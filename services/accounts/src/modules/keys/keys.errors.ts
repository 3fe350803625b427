import { DomainError } from '@declic/nest-kit';

/** Another tab was faster, or the key has been there all along. */
export class KeyExistsError extends DomainError {
  readonly code = 'key_exists';
  readonly kind = 'conflict';

  constructor() {
    super('You already have an API key.');
  }
}
