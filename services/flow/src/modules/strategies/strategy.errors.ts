import { refusal, refusalBase } from '@declic/nest-kit';

export class StrategyNotFoundError extends refusal(
  'not-found',
  'strategy_not_found',
  'Strategy not found. Please go back and create a new intake.',
) {}

export class StrategyLimitReachedError extends refusalBase('conflict', 'strategy_limit_reached') {
  constructor(limit: number) {
    super(`Strategy limit reached (${limit}/${limit})`, { extra: { limit } });
  }
}

export class OtherUserError extends refusal(
  'forbidden',
  'other_user',
  'A strategy can only be created for the account that is signed in.',
) {}

export class AnalysisNotFailedError extends refusal(
  'conflict',
  'analysis_not_failed',
  'Only an analysis that failed can be started again.',
) {}

export class AnalysisNotDoneError extends refusal(
  'conflict',
  'analysis_not_done',
  'The analysis is not done yet. Wait for its end.',
) {}

export class PdfNotFoundError extends refusal(
  'not-found',
  'pdf_not_found',
  'The uploaded PDF is not there any more. Upload it again.',
) {}
