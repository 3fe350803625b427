import { DomainError } from '@declic/nest-kit';

export class WorkshopNotFoundError extends DomainError {
  readonly code = 'workshop_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('Workshop not found');
  }
}

export class InvalidWorkshopIdError extends DomainError {
  readonly code = 'invalid_workshop_id';
  readonly kind = 'malformed';

  constructor() {
    super('Invalid workshop ID');
  }
}
