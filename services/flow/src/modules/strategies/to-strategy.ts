import type { components } from '@declic/openapi/types';
import { listQuestions } from './questions';
import type { StrategyEntity } from './strategy.entity';
import { toAnalysis } from './to-analysis';

type Schemas = components['schemas'];

export function toStrategy(strategy: StrategyEntity): Schemas['Strategy'] {
  return {
    ...inEveryView(strategy),
    icp_json: strategy.icp,
    offers_json: strategy.offers,
    tone_json: strategy.toneProfile,
    parsing_notes: strategy.parsingNotes,
    horizon_days: strategy.horizonDays,
    competitors: strategy.competitors,
    sources_seed: strategy.sourcesSeed,
    derived_at: strategy.derivedAt?.toISOString() ?? null,
    analysis: toAnalysis(strategy),
    questions: listQuestions(strategy),
    outdated_idea_count: strategy.outdatedIdeaCount,
    idea_generation: toIdeaGeneration(strategy),
  };
}

export function toStrategySummary(strategy: StrategyEntity): Schemas['StrategySummary'] {
  return { ...inEveryView(strategy), analysis_state: strategy.analysisState };
}

function toIdeaGeneration(strategy: StrategyEntity): Schemas['IdeaGeneration'] {
  return {
    state: strategy.ideasState,
    message: strategy.ideasMessage,
    engine: strategy.ideasEngine,
    notice: strategy.ideasNotice,
  };
}

function inEveryView(strategy: StrategyEntity) {
  return {
    id: strategy.id,
    strategy_name: strategy.strategyName,
    status: strategy.status,
    created_at: strategy.createdAt.toISOString(),
    user_id: strategy.userId,
    pillars_json: strategy.pillars,
    idea_count: strategy.ideaCount,
  };
}
