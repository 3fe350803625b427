/** The task that analyses the intake of a strategy. */
export const ANALYSE_STRATEGY = 'analyse-strategy';

export interface AnalysisRequest {
  readonly strategyId: string;
  readonly userId: string;
}
