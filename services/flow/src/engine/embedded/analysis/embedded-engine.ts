import { findCustomerProfile } from './icp';
import { findHorizon } from './horizon';
import { type StepId, stepIds } from '../../content-engine';
import type { Findings, Intake } from '../../intake';
import { writeNotes } from './notes';
import { findOffers } from './offers';
import { findPillars, type Pillars } from './pillars';
import { type Reading, readIntake } from './read-intake';
import { splitCompetitors, findSources } from './seeds';
import { noTopics, readTopics, type Topics } from './topics';
import { findTone } from './voice';

interface Draft {
  reading: Reading;
  topics: Topics;
  icp: Findings['icp'];
  pillars: Pillars;
  offers: Findings['offers'];
  tone: Findings['tone'];
}

/** A step sees what the steps before it found. */
const STEPS: Readonly<Record<StepId, (draft: Draft) => Partial<Draft>>> = {
  reading: ({ reading }) => read(reading.intake),
  audience: ({ topics, reading }) => ({ icp: findCustomerProfile(topics, reading) }),
  offers: ({ topics, reading }) => ({ offers: findOffers(topics, reading) }),
  pillars: ({ topics, reading, icp }) => ({
    pillars: findPillars(topics, reading, [...icp.roles, ...icp.company_types, ...icp.sectors]),
  }),
  tone: ({ topics, reading }) => ({ tone: findTone(topics, reading) }),
};

/** Extracts a summary from an intake; the same intake always gives the same summary. `onStep` is told what begins. */
export async function analyse(
  intake: Intake,
  onStep: (step: StepId) => Promise<void> = async () => {},
): Promise<Findings> {
  let draft: Draft = emptyDraft(intake);
  for (const step of stepIds) {
    await onStep(step);
    if (!draft.reading.isForeign) draft = { ...draft, ...STEPS[step](draft) };
  }
  return toFindings(draft);
}

function read(intake: Intake): Pick<Draft, 'reading' | 'topics'> {
  const reading = readIntake(intake);
  return { reading, topics: readTopics(reading) };
}

function emptyDraft(intake: Intake): Draft {
  return {
    reading: { intake, sentences: [], language: null, isForeign: false },
    topics: noTopics,
    icp: { roles: [], company_types: [], sectors: [], pain_points: [] },
    pillars: { lines: [], areNamed: false },
    offers: [],
    tone: { tone: intake.tone, language: null, voice: [] },
  };
}

function toFindings({ reading, icp, pillars, offers, tone }: Draft): Findings {
  const horizon = findHorizon(reading);
  const findings = {
    icp,
    pillars: pillars.lines,
    offers,
    tone,
    horizonDays: horizon?.days ?? null,
    competitors: splitCompetitors(reading.intake),
    sourcesSeed: findSources(reading.intake),
  };
  return { ...findings, notes: writeNotes(reading, findings, pillars.areNamed, horizon) };
}
