import { DomainError } from '@declic/nest-kit';

/** Nothing is sold under this name. */
export class AddOnUnknownError extends DomainError {
  readonly code = 'add_on_unknown';
  readonly kind = 'invalid';

  constructor() {
    super('This add-on does not exist.', {
      errors: [{ in: 'body', field: 'slug', message: 'must be the slug of an add-on' }],
    });
  }
}
