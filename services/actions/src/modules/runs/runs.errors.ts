import { DomainError, type FieldError, refusalBase } from '@declic/nest-kit';

export class ActionNotFoundError extends refusalBase('not-found', 'action_not_found') {
  constructor(slug: string) {
    super(`The action "${slug}" could not be found or is not available.`);
  }
}

/** The input breaks the action's own rules. */
export class InvalidInputError extends refusalBase('invalid', 'validation_failed') {
  constructor(errors: readonly FieldError[]) {
    super('Some fields are missing or wrong.', { errors });
  }
}

/** The action failed, or took too long. Its credits were given back, or will be by the sweeper. */
export class RunFailedError extends DomainError {
  readonly kind = 'unavailable';

  constructor(
    readonly code: 'action_failed' | 'action_timed_out',
    cause: unknown,
    isGivenBack = true,
  ) {
    const what = code === 'action_timed_out' ? 'The action took too long.' : 'The action failed on our side.';
    super(`${what} ${isGivenBack ? 'Nothing was debited.' : 'Its credits come back within a minute.'}`, {
      extra: { cost: 0 },
      cause,
    });
  }
}
