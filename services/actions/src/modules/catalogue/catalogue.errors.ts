import { refusalBase } from '@declic/nest-kit';

/** The action is listed, but what it needs is missing here. Said before the charge. */
export class ActionDisabledError extends refusalBase('failed-dependency', 'action_disabled') {
  /** @param obstacle the sentence that its definition has as `disabled_reason`. */
  constructor(obstacle: string) {
    super(`The action cannot run here. ${obstacle} Nothing was debited.`);
  }
}

export class ActionNotFoundError extends refusalBase('not-found', 'action_not_found') {
  constructor(slug: string) {
    super(`The action "${slug}" could not be found or is not available.`);
  }
}
