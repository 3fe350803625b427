import { aUser } from '@declic/session/testing';
import type {
  Analysis,
  CitedLine,
  Strategy,
  StrategyList,
  StrategyPart,
  StrategySummary,
} from '../strategy/strategies.queries';
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
  return {
    state: 'done',
    progress: 100,
    message: 'The analysis is done.',
    engine: 'embedded@1',
    notice: null,
    cost: 5,
    steps,
    ...change,
  };
}

export const runningAnalysis = anAnalysis(
  { state: 'running', progress: 40, message: 'Looking for the offers.', engine: null },
  ['done', 'done', 'running', 'waiting', 'waiting'],
);

export const failedAnalysis = anAnalysis(
  {
    state: 'failed',
    progress: 40,
    message:
      'The analysis failed. What you typed is kept: start it again. The credits that the analysis cost were given back.',
    engine: null,
    cost: 0,
  },
  ['done', 'done', 'failed', 'waiting', 'waiting'],
);

export const failedOnPdf = anAnalysis(
  {
    state: 'failed',
    progress: 0,
    message:
      'The PDF is protected by a password. Remove the password, or leave the PDF out. The credits that the analysis cost were given back.',
    engine: null,
    cost: 0,
    is_pdf_fault: true,
  },
  ['failed', 'waiting', 'waiting', 'waiting', 'waiting'],
);

export const failedOnIntake = anAnalysis(
  {
    state: 'failed',
    progress: 80,
    message: 'Nothing about customers, topics or offers was found in what you typed.',
    engine: null,
    cost: 0,
    is_intake_fault: true,
  },
  ['done', 'done', 'done', 'done', 'failed'],
);

/** A line that the person said. */
export function anAnswer(text: string, index = 1): CitedLine {
  return { id: `answer-${index}`, text, source: { field: 'answer', sentence: text, index } };
}

export function aLine(text: string, sentence = `${text}.`, index = 1): CitedLine {
  return { id: `line-${text}`.slice(0, 40), text, source: { field: 'raw_text', sentence, index } };
}

const QUESTIONS: Record<StrategyPart, string> = {
  roles: 'Which people should read you: what are their jobs?',
  company_types: 'What kind of companies or organisations do they work in?',
  sectors: 'In which sectors are they?',
  pain_points: 'What troubles them before they come to you?',
  pillars: 'Which topics do you want to write about?',
  offers: 'What do you offer them?',
  voice: 'How should your texts sound?',
};

/** What an empty part of a summary asks. */
export const aQuestion = (part: StrategyPart) => ({ part, question: QUESTIONS[part] });

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
      id: 'line-online-booking',
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
  questions: [aQuestion('sectors')],
  outdated_idea_count: 0,
  idea_generation: { state: 'idle', message: null, engine: null, notice: null },
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
    questions: [],
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
    questions: Object.keys(QUESTIONS).map((part) => aQuestion(part as StrategyPart)), // the keys of the table
  });
}

function aSummary(strategy: Strategy = aStrategy()): StrategySummary {
  const { id, strategy_name, status, created_at, user_id, pillars_json, idea_count, analysis } = strategy;
  return { id, strategy_name, status, created_at, user_id, pillars_json, idea_count, analysis_state: analysis.state };
}

/** The answer of the list of strategies. */
export function aStrategyList(strategies: readonly Strategy[], limit: number | null = 3): StrategyList {
  return {
    strategies: strategies.map(aSummary),
    limit,
    analysis_cost: 5,
    engine: { name: 'embedded@2', uses_model: false },
  };
}
