import type { components } from '@declic/openapi/types';
import type { CountedStrategy } from './strategies.repository';
import { toAnalysis } from './to-analysis';

type Schemas = components['schemas'];

export function toStrategy(counted: CountedStrategy): Schemas['Strategy'] {
  const { strategy } = counted;
  return {
    ...inEveryView(counted),
    icp_json: strategy.icp,
    offers_json: strategy.offers,
    tone_json: strategy.toneProfile,
    parsing_notes: strategy.parsingNotes,
    horizon_days: strategy.horizonDays,
    competitors: strategy.competitors,
    sources_seed: strategy.sourcesSeed,
    derived_at: strategy.derivedAt?.toISOString() ?? null,
    analysis: toAnalysis(strategy),
  };
}

export function toStrategySummary(counted: CountedStrategy): Schemas['StrategySummary'] {
  return { ...inEveryView(counted), analysis_state: counted.strategy.analysisState };
}

function inEveryView({ strategy, ideaCount }: CountedStrategy) {
  return {
    id: strategy.id,
    strategy_name: strategy.strategyName,
    status: strategy.status,
    created_at: strategy.createdAt.toISOString(),
    user_id: strategy.userId,
    pillars_json: strategy.pillars,
    idea_count: ideaCount,
  };
}
