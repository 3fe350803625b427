import { factory } from '@declic/openapi/factories';
import { aUser } from '@declic/session/testing';
import type { Draft, DraftSource, DraftSummary, DraftVersion, Format, Idea, RubricLine } from '../drafts.queries';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 5_000).toISOString();

const IDS: Record<Format, string> = {
  blog: '0199a5b2-0000-7000-8000-0000000000d1',
  linkedin: '0199a5b2-0000-7000-8000-0000000000d2',
  tweet: '0199a5b2-0000-7000-8000-0000000000d3',
};

const IDEA_ID = '0199a5b2-0000-7000-8000-0000000000b1';

export const blogText = `# Online booking for dental clinics

Practice managers **waste hours** on the phone. Here is what changes with online booking.

## What gets in the way

Our platform books [to complete: how many] appointments a week. Every clinic in Lyon uses it.

- Automatic reminders
- No double bookings

Write to us at https://acme.example to see it.
`;

const linkedinText = `Practice managers waste hours on the phone.

Online booking gives them back.
We offer automatic reminders.
`;

export const threadText = `Practice managers waste hours on the phone. 1/3

---

We offer automatic reminders. 👩🏽‍⚕️ 2/3

---

${'Online booking, day and night. '.repeat(9)}Write to us. 3/3
`;

const said = (sentence: string, index: number) => ({ field: 'raw_text' as const, sentence, index });

const blogSources: DraftSource[] = [
  { sentence: 'Online booking for dental clinics', origin: 'grammar', source: null },
  {
    sentence: 'Practice managers **waste hours** on the phone.',
    origin: 'intake',
    source: said('Our practice managers waste hours on the phone!', 2),
  },
  { sentence: 'Here is what changes with online booking.', origin: 'grammar', source: null },
  { sentence: 'What gets in the way', origin: 'grammar', source: null },
  {
    sentence: 'Our platform books [to complete: how many] appointments a week.',
    origin: 'missing',
    source: said('Acme is a scheduling platform.', 1),
  },
  { sentence: 'Every clinic in Lyon uses it.', origin: 'unverified', source: null },
  { sentence: 'Automatic reminders', origin: 'intake', source: said('We offer automatic reminders.', 3) },
];

const someRubric: RubricLine[] = [
  { id: 'length', label: 'Length', score: 0.4, weight: 0.15, explanation: '52 words; 500 to 1,400 are wanted.' },
  { id: 'structure', label: 'Rules of the format', score: 0.8, weight: 0.25, explanation: '4 of 5 rules are met.' },
  {
    id: 'sources',
    label: 'Sources',
    score: 0.86,
    weight: 0.25,
    explanation: '6 of 7 sentences have a source; all are wanted.',
  },
  {
    id: 'readability',
    label: 'Readability',
    score: 1,
    weight: 0.15,
    explanation: 'Reading ease 62; 50 to 100 is wanted.',
  },
  {
    id: 'repetition',
    label: 'Repetition',
    score: 1,
    weight: 0.1,
    explanation: '0 % repeated; at most 15 % is wanted.',
  },
  {
    id: 'completeness',
    label: 'Completeness',
    score: 0.5,
    weight: 0.1,
    explanation: '1 fact is marked as missing; 0 are wanted.',
  },
];

/** A blog post that is ready, with a source for most of its sentences. */
export const aDraft = factory<Draft>({
  id: IDS.blog,
  idea_id: IDEA_ID,
  format_type: 'blog',
  content_md: blogText,
  quality_score: 0.82,
  status: 'ready',
  version: 2,
  language: 'en',
  tone: 'professional',
  rubric: someRubric,
  sources: blogSources,
  engine: 'embedded@3',
  notice: null,
  failure: null,
  written_at: minutesAgo(3),
});

export const aThread = (change: Partial<Draft> = {}): Draft =>
  aDraft({
    id: IDS.tweet,
    format_type: 'tweet',
    content_md: threadText,
    sources: [
      {
        sentence: 'Practice managers waste hours on the phone.',
        origin: 'intake',
        source: said('They waste hours on the phone.', 2),
      },
      { sentence: 'We offer automatic reminders.', origin: 'intake', source: said('We offer automatic reminders.', 3) },
    ],
    ...change,
  });

export const aLinkedinPost = (change: Partial<Draft> = {}): Draft =>
  aDraft({ id: IDS.linkedin, format_type: 'linkedin', content_md: linkedinText, sources: [], ...change });

/** A draft of which nothing is written. */
export const anUnwrittenDraft = (status: Draft['status'], change: Partial<Draft> = {}): Draft =>
  aDraft({
    content_md: null,
    quality_score: null,
    status,
    version: 0,
    rubric: [],
    sources: [],
    engine: null,
    written_at: null,
    ...change,
  });

export function toSummary({
  id,
  idea_id,
  format_type,
  content_md,
  quality_score,
  status,
  version,
}: Draft): DraftSummary {
  return { id, idea_id, format_type, content_md, quality_score, status, version };
}

export const aVersion = factory<DraftVersion>({
  version: 1,
  content_md: blogText.replace('Here is what changes', 'Here is all that changes'),
  quality_score: 0.7,
  engine: 'embedded@2',
  written_at: minutesAgo(90),
});

/** An approved idea with these drafts. */
export function aDraftedIdea(drafts: readonly Draft[], change: Partial<Idea> = {}): Idea {
  return {
    id: IDEA_ID,
    strategy_id: '0199a5b2-0000-7000-8000-0000000000a1',
    user_id: aUser().id,
    title: 'How online booking changes a dental clinic',
    summary: 'What practice managers gain.',
    angle: 'how-to',
    pillar: 'Online booking',
    novelty_score: 0.75,
    novelty: { nearest_title: null, shared_words: [], explanation: 'No other idea resembles it.' },
    status: 'approved',
    is_outdated: false,
    scheduled_on: null,
    sources: [],
    engine: 'embedded@3',
    created_at: minutesAgo(60),
    drafts: drafts.map(toSummary),
    ...change,
  };
}
