import type { components } from '@declic/openapi/types';
import { stepIds } from '../../engine/content-engine';
import { analysisMessages, isIntakeFailure, isPdfFailure, STEP_LABELS } from './analysis-messages';
import type { StrategyEntity } from './strategy.entity';

type Analysis = components['schemas']['Analysis'];
type Step = components['schemas']['AnalysisStep'];

/** The state of an analysis in words and steps. */
export function toAnalysis(strategy: StrategyEntity): Analysis {
  const { analysisState: state, analysisStep, analysisEngine, analysisNotice, analysisCost } = strategy;
  const current = analysisStep === null ? -1 : stepIds.indexOf(analysisStep);
  return {
    state,
    progress: state === 'done' ? 100 : Math.round((Math.max(current, 0) / stepIds.length) * 100),
    message: formatMessage(strategy),
    engine: analysisEngine,
    notice: analysisNotice,
    cost: analysisCost,
    is_pdf_fault: state === 'failed' && isPdfFailure(strategy.analysisFailure),
    is_intake_fault: state === 'failed' && isIntakeFailure(strategy.analysisFailure),
    steps: stepIds.map((id, place) => ({ id, label: STEP_LABELS[id], state: stepState(state, place, current) })),
  };
}

function formatMessage(strategy: StrategyEntity): string {
  switch (strategy.analysisState) {
    case 'queued':
      return strategy.analysisAttempt === 0 ? analysisMessages.queued : analysisMessages.queuedAgain;
    case 'running':
      return analysisMessages.running(strategy.analysisStep);
    case 'done':
      return analysisMessages.done;
    case 'failed':
      return analysisMessages.failed(strategy.analysisFailure, strategy.analysisRun !== null);
  }
}

function stepState(state: Analysis['state'], place: number, current: number): Step['state'] {
  if (state === 'done' || (state !== 'queued' && place < current)) return 'done';
  if (state === 'queued' || place > current) return 'waiting';
  return state === 'failed' ? 'failed' : 'running';
}
