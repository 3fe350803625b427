import { refusalBase } from '@declic/nest-kit';

export class ActionNotFoundError extends refusalBase('not-found', 'action_not_found') {
  constructor(slug: string) {
    super(`The action "${slug}" could not be found or is not available.`);
  }
}
