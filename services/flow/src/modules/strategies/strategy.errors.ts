import { DomainError } from '@declic/nest-kit';

export class StrategyNotFoundError extends DomainError {
  readonly code = 'strategy_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('Strategy not found. Please go back and create a new intake.');
  }
}

export class StrategyLimitReachedError extends DomainError {
  readonly code = 'strategy_limit_reached';
  readonly kind = 'conflict';

  constructor(limit: number) {
    super(`Strategy limit reached (${limit}/${limit})`, { extra: { limit } });
  }
}

export class OtherUserError extends DomainError {
  readonly code = 'other_user';
  readonly kind = 'forbidden';

  constructor() {
    super('A strategy can only be created for the account that is signed in.');
  }
}

export class AnalysisNotFailedError extends DomainError {
  readonly code = 'analysis_not_failed';
  readonly kind = 'conflict';

  constructor() {
    super('Only an analysis that failed can be started again.');
  }
}
