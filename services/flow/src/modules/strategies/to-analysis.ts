import type { components } from '@declic/openapi/types';
import { type StepId, stepIds } from '../analysis/engine/embedded-engine';
import type { StrategyEntity } from './strategy.entity';

type Analysis = components['schemas']['Analysis'];
type Step = components['schemas']['AnalysisStep'];

const LABELS: Readonly<Record<StepId, string>> = {
  reading: 'Reading what you typed',
  audience: 'Looking for who it is for',
  offers: 'Looking for the offers',
  pillars: 'Looking for the content pillars',
  tone: 'Looking for the tone',
};

/** The state of an analysis in words and steps. */
export function toAnalysis({
  analysisState: state,
  analysisStep,
  analysisAttempt,
  analysisEngine,
}: StrategyEntity): Analysis {
  const current = analysisStep === null ? -1 : stepIds.indexOf(analysisStep);
  return {
    state,
    progress: state === 'done' ? 100 : Math.round((Math.max(current, 0) / stepIds.length) * 100),
    message: formatMessage(state, analysisAttempt, analysisStep),
    engine: analysisEngine,
    steps: stepIds.map((id, place) => ({ id, label: LABELS[id], state: stepState(state, place, current) })),
  };
}

function formatMessage(state: Analysis['state'], attempt: number, step: StepId | null): string {
  switch (state) {
    case 'queued':
      return attempt === 0 ? 'Waiting to start.' : 'Something went wrong. Trying again in a moment.';
    case 'running':
      return `${LABELS[step ?? 'reading']}.`;
    case 'done':
      return 'The analysis is done.';
    case 'failed':
      return 'The analysis failed. What you typed is kept: start it again.';
  }
}

function stepState(state: Analysis['state'], place: number, current: number): Step['state'] {
  if (state === 'done' || (state !== 'queued' && place < current)) return 'done';
  if (state === 'queued' || place > current) return 'waiting';
  return state === 'failed' ? 'failed' : 'running';
}
