import { fold } from '../../engine/embedded/analysis/fold';
import { readIntake } from '../../engine/embedded/analysis/read-intake';
import type { Link } from '../../engine/embedded/analysis/sections/chain';
import type { Label } from '../../engine/embedded/analysis/sections/label';
import { readUnits, toLink } from '../../engine/embedded/analysis/sections/label-units';
import type { Unit } from '../../engine/embedded/analysis/sections/units';
import { type LabelledField, labelledFields, type LabelledIntake } from './labelled-intake';

const LABEL_OF_FIELD: Readonly<Record<LabelledField, Label>> = {
  roles: 'audience',
  company_types: 'audience',
  sectors: 'audience',
  pain_points: 'pains',
  pillars: 'pillars',
  offers: 'offers',
};

/** The units of a text as the chain sees them, with what a person found in each. */
export interface TrueChain {
  readonly links: readonly Link[];
  readonly labels: readonly Label[];
}

/** The units of a labelled intake, each with the section of most labels that stand in it. */
export function readTrueLabels({ intake, labels }: LabelledIntake): TrueChain {
  const description = readIntake(intake).sentences.filter(({ field }) => field === 'raw_text');
  const units = readUnits(description, intake);
  return { links: units.map(toLink), labels: units.map(({ unit }) => trueLabel(unit, labels)) };
}

function trueLabel(unit: Unit, labels: LabelledIntake['labels']): Label {
  const text = toPlain(unit.sentence.text.slice(unit.start, unit.end));
  const holds = (line: string) => text.includes(toPlain(line));
  const counts = labelledFields.map((field) => ({
    label: LABEL_OF_FIELD[field],
    count: labels[field].filter(holds).length,
  }));
  const best = counts.reduce((a, b) => (b.count > a.count ? b : a));
  if (best.count > 0) return best.label;
  return labels.refused.some(holds) ? 'refused' : 'other';
}

const toPlain = (text: string) => fold(text).toLowerCase().replace(/\s+/g, ' ');
