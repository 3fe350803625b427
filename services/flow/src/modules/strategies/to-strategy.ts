import type { components } from '@declic/openapi/types';
import type { CountedStrategy } from './strategies.repository';
import { toAnalysis } from './to-analysis';

type Schemas = components['schemas'];

export function toStrategy({ strategy, ideaCount }: CountedStrategy): Schemas['Strategy'] {
  return {
    id: strategy.id,
    strategy_name: strategy.strategyName,
    status: strategy.status,
    created_at: strategy.createdAt.toISOString(),
    user_id: strategy.userId,
    icp_json: strategy.icp,
    pillars_json: strategy.pillars,
    offers_json: strategy.offers,
    tone_json: strategy.toneProfile,
    parsing_notes: strategy.parsingNotes,
    horizon_days: strategy.horizonDays,
    competitors: strategy.competitors,
    sources_seed: strategy.sourcesSeed,
    derived_at: strategy.derivedAt?.toISOString() ?? null,
    idea_count: ideaCount,
    analysis: toAnalysis(strategy),
  };
}

export function toStrategySummary({ strategy, ideaCount }: CountedStrategy): Schemas['StrategySummary'] {
  return {
    id: strategy.id,
    strategy_name: strategy.strategyName,
    status: strategy.status,
    created_at: strategy.createdAt.toISOString(),
    user_id: strategy.userId,
    pillars_json: strategy.pillars,
    analysis_state: strategy.analysisState,
    idea_count: ideaCount,
  };
}
