import { refusal } from '@declic/nest-kit';

export class WorkshopNotFoundError extends refusal('not-found', 'workshop_not_found', 'Workshop not found') {}

export class InvalidWorkshopIdError extends refusal('malformed', 'invalid_workshop_id', 'Invalid workshop ID') {}
