import type { components } from '@declic/openapi/types';
import { findCustomerProfile } from './icp';
import { findHorizon } from './horizon';
import type { Findings, Intake } from './intake';
import { writeNotes } from './notes';
import { findOffers } from './offers';
import { findPillars, type Pillars } from './pillars';
import { type Reading, readIntake } from './read-intake';
import { splitCompetitors, findSources } from './seeds';
import { findTone } from './voice';

export type StepId = components['schemas']['AnalysisStep']['id'];

/** Named on every result; the number grows when the rules change what they find. */
export const EMBEDDED_ENGINE = 'embedded@1';

interface Draft {
  reading: Reading;
  icp: Findings['icp'];
  pillars: Pillars;
  offers: Findings['offers'];
  tone: Findings['tone'];
}

/** The work in the order in which it is done. A step sees what the steps before it found. */
const STEPS: readonly { id: StepId; run: (draft: Draft) => Partial<Draft> }[] = [
  { id: 'reading', run: ({ reading }) => ({ reading: readIntake(reading.intake) }) },
  { id: 'audience', run: ({ reading }) => ({ icp: findCustomerProfile(reading) }) },
  { id: 'offers', run: ({ reading }) => ({ offers: findOffers(reading) }) },
  { id: 'pillars', run: ({ reading, icp }) => ({ pillars: findPillars(reading, Object.values(icp).flat()) }) },
  { id: 'tone', run: ({ reading }) => ({ tone: findTone(reading) }) },
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
    draft = { ...draft, ...run(draft) };
  }
  return toFindings(draft);
}

function emptyDraft(intake: Intake): Draft {
  return {
    reading: { intake, sentences: [], language: null },
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
