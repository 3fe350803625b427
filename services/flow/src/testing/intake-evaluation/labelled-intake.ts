import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Intake } from '../../engine/intake';
import type { Language } from '../../engine/embedded/analysis/language';

export const labelledFields = ['roles', 'company_types', 'sectors', 'pain_points', 'pillars', 'offers'] as const;
export type LabelledField = (typeof labelledFields)[number];

/** An intake with what a person found in it. Labels are stretches of the text; `refused` words may stand in no line. */
export interface LabelledIntake {
  readonly id: string;
  readonly language: Language;
  readonly intake: Intake;
  readonly labels: Readonly<Record<LabelledField | 'refused', readonly string[]>>;
}

interface Row {
  readonly id: string;
  readonly strategy_name: string;
  readonly goals: string;
  readonly competitors: string;
  readonly tone: Intake['tone'];
  readonly raw_text: string;
  readonly labels: LabelledIntake['labels'];
}

const folder = join(import.meta.dirname, '../../../eval');

/** 9, 5, 3, 3, 27 and 5 per language. Read while the rules were written, as the 10 of `intakes` were; the weights are trained on them. */
export const DEVELOPMENT_SETS = [
  'development',
  'development-2',
  'development-3',
  'development-4',
  'training',
  'training-2',
] as const;

/**
 * 3, 4, 5, 2 and five times 3 per language. Labelled before the engine saw them. The lines of the first seven have been looked at since they were
 * first measured, rules were written with them in view, and since version 11 the weights are trained on them.
 */
export const READ_HELD_OUT_SETS = [
  'held-out',
  'held-out-2',
  'held-out-3',
  'held-out-4',
  'held-out-5',
  'held-out-6',
  'held-out-7',
] as const;

/** The eighth and ninth were never looked at and never trained on. */
export const HELD_OUT_SETS = [...READ_HELD_OUT_SETS, 'held-out-8', 'held-out-9'] as const;

export type HeldOutSet = (typeof HELD_OUT_SETS)[number];
type IntakeSet = 'intakes' | (typeof DEVELOPMENT_SETS)[number] | HeldOutSet;

/** The labelled intakes of a set in `eval/`. */
export function readLabelledIntakes(set: IntakeSet = 'intakes'): LabelledIntake[] {
  return (['en', 'fr', 'es'] as const).flatMap((language) =>
    (parse(readFileSync(join(folder, `${set}-${language}.yaml`), 'utf8')) as Row[]).map((row) => ({
      id: row.id,
      language,
      labels: row.labels,
      intake: {
        strategyName: row.strategy_name,
        goals: row.goals,
        competitors: row.competitors,
        tone: row.tone,
        rawText: row.raw_text,
        pdfUrl: '',
        pdfText: '',
      },
    })),
  );
}
