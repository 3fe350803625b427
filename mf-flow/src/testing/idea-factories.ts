import { aUser } from '@declic/session/testing';
import { factory } from '@declic/openapi/factories';
import type { Schemas } from '@declic/openapi/flow';
import type { DraftSummary, Idea } from '../idea/ideas.queries';
import { aStrategy } from './factories';

type Draft = Schemas['Draft'];

const FORMATS = ['blog', 'linkedin', 'tweet'] as const;

/** An id that only its number tells from others. */
const numberedId = (group: string, number: number) =>
  `0199a5b2-0000-7000-${group}-${number.toString(16).padStart(12, '0')}`;

export const anIdea = factory<Idea>({
  id: numberedId('9000', 1),
  strategy_id: aStrategy().id,
  user_id: aUser().id,
  title: 'How dental clinics keep their phones free',
  summary: 'A step-by-step look at the first week with online booking, for practice managers.',
  angle: 'how-to',
  pillar: 'Online booking',
  novelty_score: 0.82,
  novelty: {
    nearest_title: 'Why patients book at night',
    shared_words: ['booking', 'clinics'],
    explanation: 'It shares 2 of its 9 words with the idea it resembles most.',
  },
  status: 'new',
  is_outdated: false,
  scheduled_on: null,
  sources: [{ field: 'raw_text', sentence: 'Practice managers waste hours on the phone.', index: 2 }],
  engine: 'embedded@2',
  created_at: '2026-11-20T10:05:00.000Z',
  drafts: [],
});

const TITLES = [
  'How dental clinics keep their phones free',
  'Three signs that reminders are not read',
  'What a no-show costs a practice of four chairs',
  'The first week with online booking, day by day',
  'Why patients book at night',
  'A checklist before you switch your calendar',
] as const;
const PILLARS = ['Online booking', 'Fewer no-shows', 'Practice finances'] as const;
const ANGLES = ['how-to', 'checklist', 'myth', 'case study'] as const;

/** Ideas that differ in title, pillar, angle and novelty, the most novel first; the change may depend on the place. */
export function someIdeas(count: number, change: (place: number) => Partial<Idea> = () => ({})): Idea[] {
  return Array.from({ length: count }, (_, place) =>
    anIdea({
      id: numberedId('9000', place + 1),
      title: `${TITLES[place % TITLES.length]}${place < TITLES.length ? '' : ` (${place + 1})`}`,
      pillar: PILLARS[place % PILLARS.length] ?? 'Online booking',
      angle: ANGLES[place % ANGLES.length] ?? 'how-to',
      novelty_score: Math.max(0, 0.95 - (place * 0.9) / Math.max(count, 10)),
      ...change(place),
    }),
  );
}

const TEXTS: Record<(typeof FORMATS)[number], string> = {
  blog: '# How dental clinics keep their phones free\n\nPractice managers waste hours on the phone.\n\n## What changes\n\nAcme is a scheduling platform for dental clinics.',
  linkedin: 'Practice managers waste hours on the phone.\n\nThere is another way.\n\n#dental',
  tweet: 'Practice managers waste hours on the phone.\n---\nAcme is a scheduling platform for dental clinics.',
};

/** The drafts of an idea, all in one state or one state each. */
export function someDrafts(idea: Idea, ...states: readonly DraftSummary['status'][]): DraftSummary[] {
  return FORMATS.map((format, place) => {
    const status = states[place] ?? states[0] ?? 'ready';
    const isReady = status === 'ready';
    return {
      id: `${idea.id.slice(0, 19)}a${place}${idea.id.slice(21)}`,
      idea_id: idea.id,
      format_type: format,
      content_md: isReady ? TEXTS[format] : null,
      quality_score: isReady ? 0.84 : null,
      status,
      version: isReady ? 1 : 0,
    };
  });
}

/** An approved idea with its drafts. */
export function anApprovedIdea(change: Partial<Idea> = {}, ...states: readonly DraftSummary['status'][]): Idea {
  const idea = anIdea({ status: 'approved', ...change });
  return { ...idea, drafts: change.drafts ?? someDrafts(idea, ...states) };
}

/** A draft as it is read by itself. */
export function aDraft(
  summary: DraftSummary = someDrafts(anIdea())[0] ?? neverEmpty(),
  change: Partial<Draft> = {},
): Draft {
  const isReady = summary.status === 'ready';
  return {
    ...summary,
    language: 'en',
    tone: 'professional',
    rubric: isReady
      ? [
          {
            id: 'length',
            label: 'Length',
            score: 0.8,
            weight: 0.5,
            explanation: '620 words; wanted are 600 to 1,200.',
          },
          { id: 'sources', label: 'Sources', score: 0.88, weight: 0.5, explanation: '7 of 8 sentences have a source.' },
        ]
      : [],
    sources: isReady
      ? [
          {
            sentence: 'Practice managers waste hours on the phone.',
            origin: 'intake',
            source: { field: 'raw_text', sentence: 'Practice managers waste hours on the phone.', index: 2 },
          },
        ]
      : [],
    engine: isReady ? 'embedded@2' : null,
    notice: null,
    failure: summary.status === 'failed' ? 'The draft could not be written. Have it written again.' : null,
    written_at: isReady ? '2026-11-20T10:06:00.000Z' : null,
    ...change,
  };
}

function neverEmpty(): never {
  throw new Error('An idea has a draft for each format.');
}
