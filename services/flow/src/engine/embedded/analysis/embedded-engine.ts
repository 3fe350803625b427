import type { components } from '@declic/openapi/types';
import { findCustomerProfile } from './icp';
import { findHorizon } from './horizon';
import type { Findings, Intake } from '../../intake';
import { writeNotes } from './notes';
import { findOffers } from './offers';
import { findPillars, type Pillars } from './pillars';
import { type Reading, readIntake } from './read-intake';
import { splitCompetitors, findSources } from './seeds';
import { noTopics, readTopics, type Topics } from './topics';
import { findTone } from './voice';

export type StepId = components['schemas']['AnalysisStep']['id'];

/** Named on every result; the number grows when the rules change what they find. */
export const EMBEDDED_ENGINE = 'embedded@10';

interface Draft {
  reading: Reading;
  topics: Topics;
  icp: Findings['icp'];
  pillars: Pillars;
  offers: Findings['offers'];
  tone: Findings['tone'];
}

/** The work in the order in which it is done. A step sees what the steps before it found. */
const STEPS: readonly { id: StepId; run: (draft: Draft) => Partial<Draft> }[] = [
  { id: 'reading', run: ({ reading }) => read(reading.intake) },
  { id: 'audience', run: ({ topics, reading }) => ({ icp: findCustomerProfile(topics, reading) }) },
  { id: 'offers', run: ({ topics, reading }) => ({ offers: findOffers(topics, reading) }) },
  {
    id: 'pillars',
    run: ({ topics, reading, icp }) => ({
      pillars: findPillars(topics, reading, [...icp.roles, ...icp.company_types, ...icp.sectors]),
    }),
  },
  { id: 'tone', run: ({ topics, reading }) => ({ tone: findTone(topics, reading) }) },
];

export const stepIds: readonly StepId[] = STEPS.map(({ id }) => id);

/** Extracts a summary from an intake; the same intake always gives the same summary. `onStep` is told what begins. */
export async function analyse(
  intake: Intake,
  onStep: (step: StepId) => Promise<void> = async () => {},
): Promise<Findings> {
  let draft: Draft = emptyDraft(intake);
  for (const { id, run } of STEPS) {
    await onStep(id);
    if (!draft.reading.isForeign) draft = { ...draft, ...run(draft) };
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
