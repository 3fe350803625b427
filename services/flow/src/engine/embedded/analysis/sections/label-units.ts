import { type CompetitorTest, competitorTest } from '../competitors';
import type { Intake } from '../../../intake';
import { lexicons } from '../lexicon';
import type { Sentence } from '../read-intake';
import { type ChainWeights, labelChain } from './chain';
import { gatherEvidence, type UnitEvidence } from './features';
import type { Label } from './label';
import { findUnits, type Unit } from './units';
import weights from './weights.json';

export interface LabelledUnit extends UnitEvidence {
  readonly label: Label;
}

/** The units of a field with what speaks for each section. */
export function readUnits(sentences: readonly Sentence[], intake: Intake): UnitEvidence[] {
  const competitorIn = competitorTest(intake);
  const units = findUnits(sentences);
  const evidence = units.map((unit, place) =>
    gatherEvidence(unit, place, units.length, isOfCompetitor(unit, competitorIn)),
  );
  return evidence.map((one, place) => ({
    ...one,
    features: [...one.features, ...featuresBefore(evidence[place - 1])],
  }));
}

const isOfCompetitor = ({ sentence, start, end }: Unit, competitorIn: CompetitorTest) =>
  competitorIn(sentence.folded.slice(start, end)) === 0;

/** A unit may only announce what the next one says: "They all tell me the same." */
const featuresBefore = (before: UnitEvidence | undefined): string[] =>
  (before?.features ?? []).filter((feature) => ANNOUNCING.test(feature)).map((feature) => `before: ${feature}`);

const ANNOUNCING =
  /^(?:cue|offering|dealing|publishing|topic opening|subject|question|words few|recurrence|opens|competitor|refusal|kinds [0-9])/;

/** What each unit of a field speaks of. */
export function labelUnits(
  sentences: readonly Sentence[],
  intake: Intake,
  used: ChainWeights = weights,
): LabelledUnit[] {
  const units = readUnits(sentences, intake);
  const found = labelChain(units.map(toLink), used);
  return units.map((unit, place) => ({ ...unit, label: certainLabel(unit.unit) ?? found[place] ?? 'other' }));
}

const certainLabel = (unit: Unit): Label | undefined =>
  announcedLabel(unit) ?? (givesReasons(unit) ? 'pains' : undefined);

/** "They call us when the linen is grey, when …, or when …": reasons in a row. */
function givesReasons({ sentence, start, end }: Unit): boolean {
  const text = sentence.folded.slice(start, end);
  const opening = lexicons[sentence.language].frames.reason.exec(text)?.[0];
  const conjunction = opening && / (when|because|quand|lorsque|parce que|cuando|porque) ?$/i.exec(opening)?.[1];
  return Boolean(conjunction) && new RegExp(`, (?:(?:or|ou|o|and|et|y) )?${conjunction}\\b`, 'i').test(text);
}

/** "Products: …": what stands in front of a list on its line is no matter of likelihood. */
function announcedLabel({ heading, isLabelled }: Unit): Label | undefined {
  if (!isLabelled || !heading || heading === 'unknown' || heading === 'voice') return undefined;
  return heading === 'sectors' ? 'audience' : heading;
}

export const toLink = ({ unit, features }: UnitEvidence) => ({ features, relation: unit.relation });
