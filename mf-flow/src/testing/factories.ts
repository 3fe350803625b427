import { aUser } from '@declic/session/testing';
import type { Analysis, CitedLine, Strategy, StrategySummary } from '../strategy/strategies.queries';
import { factory } from '@declic/openapi/factories';

type StepState = Analysis['steps'][number]['state'];

const LABELS = {
  reading: 'Reading what you typed',
  audience: 'Looking for who it is for',
  offers: 'Looking for the offers',
  pillars: 'Looking for the content pillars',
  tone: 'Looking for the tone',
} as const;

export function anAnalysis(change: Partial<Analysis> = {}, states: readonly StepState[] = []): Analysis {
  const steps = (['reading', 'audience', 'offers', 'pillars', 'tone'] as const).map((id, place) => ({
    id,
    label: LABELS[id],
    state: states[place] ?? 'done',
  }));
  return { state: 'done', progress: 100, message: 'The analysis is done.', engine: 'embedded@1', steps, ...change };
}

export const runningAnalysis = anAnalysis(
  { state: 'running', progress: 40, message: 'Looking for the offers.', engine: null },
  ['done', 'done', 'running', 'waiting', 'waiting'],
);

export const failedAnalysis = anAnalysis(
  {
    state: 'failed',
    progress: 40,
    message: 'The analysis failed. What you typed is kept: start it again.',
    engine: null,
  },
  ['done', 'done', 'failed', 'waiting', 'waiting'],
);

export function aLine(text: string, sentence = `${text}.`, index = 1): CitedLine {
  return { text, source: { field: 'raw_text', sentence, index } };
}

/** A strategy whose analysis found something for every card. */
export const aStrategy = factory<Strategy>({
  id: '0199a5b2-0000-7000-8000-0000000000a1',
  strategy_name: 'Dental scheduling launch',
  status: 'active',
  created_at: '2026-11-20T10:00:00.000Z',
  user_id: aUser().id,
  icp_json: {
    roles: [aLine('Practice managers', 'Practice managers waste hours on the phone.', 2)],
    company_types: [aLine('Dental clinics', 'Acme is a scheduling platform for dental clinics.')],
    sectors: [],
    pain_points: [aLine('Waste hours on the phone', 'Practice managers waste hours on the phone.', 2)],
  },
  pillars_json: [
    {
      text: 'Online booking',
      source: { field: 'goals', sentence: 'Educate dentists about online booking', index: 2 },
    },
  ],
  offers_json: [aLine('Automatic reminders', 'We offer automatic reminders.', 3)],
  tone_json: { tone: 'professional', language: 'en', voice: [aLine('No jargon', 'No jargon.', 4)] },
  parsing_notes: 'Read by rules, without a language model: 6 sentences in English.\nNot found in the text: sectors.',
  horizon_days: 90,
  competitors: ['Doctolib', 'Zocdoc'],
  sources_seed: ['https://acme.example/blog'],
  derived_at: '2026-11-20T10:00:02.000Z',
  idea_count: 0,
  analysis: anAnalysis(),
});

/** Another than `aStrategy()`. */
export const anotherStrategy = aStrategy({
  id: '0199a5b2-0000-7000-8000-0000000000c3',
  strategy_name: 'Other strategy',
});

/** A strategy before its analysis is done. */
export function anUnfinishedStrategy(analysis: Analysis, change: Partial<Strategy> = {}): Strategy {
  return aStrategy({
    icp_json: null,
    pillars_json: null,
    offers_json: null,
    tone_json: null,
    parsing_notes: null,
    horizon_days: null,
    derived_at: null,
    analysis,
    ...change,
  });
}

/** A strategy whose intake said nothing that the engine could use. */
export function anEmptyStrategy(): Strategy {
  return aStrategy({
    icp_json: { roles: [], company_types: [], sectors: [], pain_points: [] },
    pillars_json: [],
    offers_json: [],
    tone_json: { tone: 'casual', language: null, voice: [] },
    parsing_notes:
      'Read by rules, without a language model: 2 sentences, too few to be sure of the language.\nNot found in the text: roles, company types, sectors, pain points, content pillars, offers, voice.',
    horizon_days: null,
    competitors: [],
    sources_seed: [],
  });
}

export function aSummary(strategy: Strategy = aStrategy()): StrategySummary {
  const { id, strategy_name, status, created_at, user_id, pillars_json, idea_count, analysis } = strategy;
  return { id, strategy_name, status, created_at, user_id, pillars_json, idea_count, analysis_state: analysis.state };
}
