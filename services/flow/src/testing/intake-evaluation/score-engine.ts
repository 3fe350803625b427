import { analyse } from '../../engine/embedded/analysis/embedded-engine';
import type { Findings } from '../../engine/intake';
import type { Language } from '../../engine/embedded/analysis/language';
import { type LabelledField, labelledFields, type LabelledIntake } from './labelled-intake';
import { matchLines } from './match-lines';

interface FieldScore {
  readonly field: LabelledField;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

interface Score extends FieldScore {
  readonly language: Language;
}

interface Mistake {
  readonly id: string;
  readonly field: LabelledField;
  readonly missed: readonly string[];
  readonly wrong: readonly string[];
}

export interface Evaluation {
  readonly scores: readonly Score[];
  /** Over all languages. */
  readonly fields: readonly FieldScore[];
  readonly mistakes: readonly Mistake[];
  /** Words of a competitor, or negated ones, that stand in a line all the same. */
  readonly refused: readonly string[];
}

const findLines = ({ icp, pillars, offers }: Findings): Readonly<Record<LabelledField, string[]>> => {
  const texts = { ...icp, pillars, offers };
  return Object.fromEntries(labelledFields.map((field) => [field, texts[field].map(({ text }) => text)])) as Record<
    LabelledField,
    string[]
  >;
};

/** Runs the engine on labelled intakes: precision, recall and F1 per language and field, over all intakes of the language. */
export async function scoreEngine(intakes: readonly LabelledIntake[]): Promise<Evaluation> {
  const results = await Promise.all(
    intakes.map(async (labelled) => ({ ...labelled, found: findLines(await analyse(labelled.intake)) })),
  );
  const rows = results.flatMap(({ id, language, labels, found }) =>
    labelledFields.map((field) => ({
      id,
      language,
      field,
      found: found[field].length,
      labels: labels[field].length,
      ...matchLines(labels[field], found[field]),
    })),
  );
  const languages = [...new Set(intakes.map(({ language }) => language))];
  return {
    scores: languages.flatMap((language) =>
      labelledFields.map((field) => {
        const some = rows.filter((row) => row.language === language && row.field === field);
        return { language, field, ...scoreRows(some) };
      }),
    ),
    fields: labelledFields.map((field) => ({ field, ...scoreRows(rows.filter((row) => row.field === field)) })),
    mistakes: rows
      .filter(({ missed, wrong }) => missed.length + wrong.length > 0)
      .map(({ id, field, missed, wrong }) => ({ id, field, missed, wrong })),
    refused: results.flatMap(({ id, labels, found }) =>
      labels.refused
        .filter((words) =>
          Object.values(found).some((lines) => lines.some((line) => line.toLowerCase().includes(words.toLowerCase()))),
        )
        .map((words) => `${id}: ${words}`),
    ),
  };
}

const scoreRows = (rows: readonly Readonly<Record<'correct' | 'found' | 'labels', number>>[]) =>
  f1(sum(rows, 'correct'), sum(rows, 'found'), sum(rows, 'labels'));

function f1(correct: number, found: number, labels: number): Pick<Score, 'precision' | 'recall' | 'f1'> {
  const precision = found === 0 ? 1 : correct / found;
  const recall = labels === 0 ? 1 : correct / labels;
  return { precision, recall, f1: found + labels === 0 ? 1 : (2 * correct) / (found + labels) };
}

const sum = <Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key) =>
  rows.reduce((total, row) => total + row[key], 0);
