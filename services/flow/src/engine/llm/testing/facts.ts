import type { StrategyFacts } from '../../content-engine';
import type { CitedLine, Intake } from '../../intake';
import { anIntake } from '../../embedded/analysis/testing/intakes';

const OFFER = 'We offer online booking, automatic reminders and a waiting list for busy practices.';
const PAIN = 'Small clinics struggle with no-shows.';

const aLine = (id: string, text: string, sentence: string, index: number): CitedLine => ({
  id,
  text,
  source: { field: 'raw_text', sentence, index },
});

/** A summary of the dental intake, in two pillars. */
export function someFacts(intake: Partial<Intake> = {}): StrategyFacts {
  return {
    strategyId: 'strategy-1',
    intake: anIntake(intake),
    icp: {
      roles: [],
      company_types: [aLine('types-1', 'Small clinics', PAIN, 3)],
      sectors: [],
      pain_points: [aLine('pains-1', 'Struggle with no-shows', PAIN, 3)],
    },
    pillars: [aLine('pillars-1', 'Online booking', OFFER, 4), aLine('pillars-2', 'No-shows', PAIN, 3)],
    offers: [aLine('offers-1', 'Automatic reminders', OFFER, 4)],
    tone: { tone: 'professional', language: 'en', voice: [] },
    competitors: ['Doctolib'],
  };
}

export const someIdea = {
  id: 'idea-1',
  title: 'How small clinics can reduce no-shows',
  summary: 'What automatic reminders change for busy practices.',
  angle: 'how-to',
  pillar: 'No-shows',
  sources: [],
};
