import { DomainError, type FieldError, refusal, refusalBase, retryAfter } from '@declic/nest-kit';
import type { OwnFailureCode } from '../calls/run-ending';

/** The action's own examples fail, so it is not run for any caller. */
export class ActionDownError extends refusal(
  'unavailable',
  'action_down',
  'This action does not work at the moment. Nothing was debited. Try again later.',
  retryAfter(600),
) {}

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
    readonly code: OwnFailureCode,
    cause: unknown,
    isGivenBack = true,
  ) {
    const what = code === 'action_timed_out' ? 'The action took too long.' : 'The action failed on our side.';
    super(`${what} ${sayWhatIsDebited(isGivenBack)}`, {
      extra: { cost: 0 },
      cause,
    });
  }
}

/** The content of an input could not be worked on. Found while the action ran, and given back. */
export class UnusableInputError extends refusalBase('invalid', 'unusable_input') {
  constructor(errors: readonly FieldError[], isGivenBack: boolean) {
    super(`The input cannot be worked on. ${sayWhatIsDebited(isGivenBack)}`, {
      errors,
      extra: { cost: 0 },
    });
  }
}

/** The input names pages of the web, and reading them is switched off. Said before the charge. */
export class CutOffError extends refusal(
  'failed-dependency',
  'upstream_failed',
  'Reading pages of the web is switched off. Nothing was debited.',
) {}

/** Something outside the product failed: a page, a model. The run was given back. */
export class UpstreamFailedError extends refusalBase('failed-dependency', 'upstream_failed') {
  constructor(message: string, isGivenBack: boolean) {
    super(`${message} ${sayWhatIsDebited(isGivenBack)}`, { extra: { cost: 0 } });
  }
}

function sayWhatIsDebited(isGivenBack: boolean): string {
  return isGivenBack ? 'Nothing was debited.' : 'Its credits come back within a minute.';
}
