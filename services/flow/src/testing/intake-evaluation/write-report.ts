import { DRAFT_LIMITS } from './draft-limits';
import { HELD_OUT_LIMITS, LEAST_F1 } from './extraction-limits';
import { DEVELOPMENT_SETS, HELD_OUT_SETS, type HeldOutSet, readLabelledIntakes } from './labelled-intake';
import { scoreDrafts } from './score-drafts';
import { type Evaluation, scoreEngine } from './score-engine';
import { writeAllDrafts } from './write-drafts';

interface ReportOptions {
  readonly errors: boolean;
}

/** Figures of the embedded engine as text. `errors` lists what it missed and invented; the held-out set is never listed. */
export async function writeReport({ errors }: ReportOptions): Promise<string> {
  const labelled = await scoreEngine(readLabelledIntakes());
  const development: string[] = [];
  for (const set of DEVELOPMENT_SETS) {
    const scored = await scoreEngine(readLabelledIntakes(set));
    development.push(`${set} intakes`, ...writeFigures(scored), ...listShort(scored), ...listRefused(scored));
    development.push(...(errors ? listMistakes(scored) : []), '');
  }
  const heldOut: string[] = [];
  for (const set of HELD_OUT_SETS) heldOut.push(...(await writeHeldOut(set)), '');
  return [
    'labelled intakes',
    ...writeFigures(labelled),
    ...listRefused(labelled),
    ...(errors ? listMistakes(labelled) : []),
    '',
    ...development,
    ...heldOut,
    ...(await writeDraftFigures()),
  ].join('\n');
}

/** Figures of the drafts with the limit of each, then what does not reach it. */
async function writeDraftFigures(): Promise<string[]> {
  const { figures, failures } = scoreDrafts(await writeAllDrafts(readLabelledIntakes()));
  const line = (name: string, value: number, limit: number | string) =>
    `${name.padEnd(42)}${percent(value)}  ${typeof limit === 'number' ? limit.toFixed(2) : limit}`;
  return [
    `drafts of the labelled intakes: ${figures.drafts}; at least ${figures.fewestIdeas} different ideas each (${DRAFT_LIMITS.fewestIdeas} are wanted)`,
    `${' '.repeat(42)} measured  limit`,
    line('sentences with a source', figures.coverage, DRAFT_LIMITS.coverage),
    line('drafts that keep the rules', figures.rules, DRAFT_LIMITS.rules),
    line('drafts that are readable', figures.readability, DRAFT_LIMITS.readability),
    line('repetition in a strategy, mean', figures.repetition, DRAFT_LIMITS.repetitionWithin),
    line('repetition in a strategy, largest', figures.largestWithin, DRAFT_LIMITS.repetition),
    line('repetition across strategies, mean', figures.repetitionAcross, DRAFT_LIMITS.repetitionAcross),
    line('pairs that keep the limit', figures.pairsWithin, DRAFT_LIMITS.pairsWithin),
    line('repetition, largest', figures.largestRepetition, DRAFT_LIMITS.repetition),
    line('words of a blog post, median', figures.medianBlogWords, DRAFT_LIMITS.medianBlogWords),
    line('facts that a draft asks for, most', figures.mostMissingFacts, DRAFT_LIMITS.missingFacts),
    failures.length === 0 ? 'not reached: none' : `not reached: ${failures.length}`,
    ...failures.map((failure) => `  ${failure}`),
  ];
}

async function writeHeldOut(set: HeldOutSet): Promise<string[]> {
  const evaluation = await scoreEngine(readLabelledIntakes(set));
  const fields = evaluation.fields.map(
    ({ field, precision, recall, f1 }) =>
      `all      ${field.padEnd(13)}${percent(precision)}${percent(recall)}${percent(f1)}  ${HELD_OUT_LIMITS[set][field].toFixed(2)}`,
  );
  return [
    `${set} intakes (last column: limit)`,
    ...writeFigures(evaluation),
    ...fields,
    `refused words in a line: ${evaluation.refused.length}`,
    ...listShort(evaluation),
  ];
}

const percent = (value: number) => value.toFixed(2).padStart(9);

const writeFigures = ({ scores }: Evaluation) => [
  'language field         precision  recall      F1',
  ...scores.map(
    ({ language, field, precision, recall, f1 }) =>
      `${language.padEnd(8)} ${field.padEnd(13)}${percent(precision)}${percent(recall)}${percent(f1)}`,
  ),
];

const listShort = ({ scores }: Evaluation) => {
  const short = scores.filter(({ f1 }) => f1 < LEAST_F1);
  return [
    `do not reach ${LEAST_F1.toFixed(2)}: ${short.length === 0 ? 'none' : short.length}`,
    ...short.map(({ language, field, f1 }) => `  ${language} ${field}:${percent(f1)}`),
  ];
};

const listRefused = ({ refused }: Evaluation) => [
  `refused words in a line: ${refused.length === 0 ? 'none' : refused.join('; ')}`,
];

const listMistakes = ({ mistakes }: Evaluation) =>
  mistakes.map(
    ({ id, field, missed, wrong }) =>
      `${id} ${field}\n${missed.map((line) => `  - ${line}\n`).join('')}${wrong.map((line) => `  + ${line}\n`).join('')}`,
  );
