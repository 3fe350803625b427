import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text with the one label that it should get. */
export interface LabelledText {
  readonly language: string;
  readonly label: string;
  readonly text: string;
}

/** Every third item is held back: it is measured, but not looked at while rules and word lists are written. */
export function readLabelledSet<Item>(path: string): {
  readonly tuned: readonly Item[];
  readonly heldBack: readonly Item[];
} {
  const items = readLines<Item>(path);
  const isHeldBack = (_: Item, index: number) => index % 3 === 2;
  return { tuned: items.filter((item, index) => !isHeldBack(item, index)), heldBack: items.filter(isHeldBack) };
}

/** Items written before the rules were read, measured as a whole and never looked at one by one: a JSON list. */
export function readLockedSet<Item>(path: string): readonly Item[] {
  const items: readonly Item[] = JSON.parse(readFileSync(path, 'utf8'));
  return items;
}

/** Each set of an action, by the name that its figures are reported with, and how its file is named. */
const SETS = {
  tuned: (stem: string) => readLabelledSet<unknown>(`${stem}.jsonl`).tuned,
  'held back': (stem: string) => readLabelledSet<unknown>(`${stem}.jsonl`).heldBack,
  /** Written after the rules and word lists were done, in other words on purpose: what a stranger's text may get. */
  fresh: (stem: string) => readLines<unknown>(`${stem}.fresh.jsonl`),
  locked: (stem: string) => readLockedSet<unknown>(`${stem}.locked.json`),
  /** Locked as well, and written last. */
  late: (stem: string) => readLockedSet<unknown>(`${stem}.late.json`),
} as const;

type SetName = keyof typeof SETS;

/** Rows of a table test: the sets of an action, each with the threshold of its figures. The files are in `fixtures` of the folder. */
export function labelledCases<Item>(
  folder: string,
  slug: string,
  thresholds: Readonly<Partial<Record<SetName, number>>>,
) {
  const stem = join(folder, 'fixtures', slug);
  const names = Object.keys(thresholds) as SetName[]; // the type allows no other key
  return names.map((name) => {
    const items = SETS[name](stem) as readonly Item[]; // the caller's own fixtures
    return [name, items, thresholds[name] ?? 1] as const;
  });
}

function readLines<Item>(path: string): Item[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Item => JSON.parse(line));
}

export interface Answer {
  readonly expected: string;
  readonly actual: string;
}

/** The share of right answers. */
export function accuracy(answers: readonly Answer[]): number {
  return answers.filter(({ expected, actual }) => expected === actual).length / Math.max(1, answers.length);
}

/** The mean of F1 over the classes that are expected. */
export function macroF1(answers: readonly Answer[]): number {
  const classes = [...new Set(answers.map(({ expected }) => expected))];
  return classes.reduce((sum, name) => sum + f1Of(answers, name), 0) / Math.max(1, classes.length);
}

function f1Of(answers: readonly Answer[], name: string): number {
  const hits = answers.filter(({ expected, actual }) => expected === name && actual === name).length;
  const wrong = answers.filter(({ expected, actual }) => (expected === name) !== (actual === name)).length;
  return (2 * hits) / (2 * hits + wrong);
}

/** Precision, recall and F1 of sets of found things. */
export function setQuality(
  pairs: readonly { readonly expected: readonly string[]; readonly actual: readonly string[] }[],
) {
  const hits = pairs.reduce(
    (sum, { expected, actual }) => sum + actual.filter((item) => expected.includes(item)).length,
    0,
  );
  const precision =
    hits /
    Math.max(
      1,
      pairs.reduce((sum, { actual }) => sum + actual.length, 0),
    );
  const recall =
    hits /
    Math.max(
      1,
      pairs.reduce((sum, { expected }) => sum + expected.length, 0),
    );
  return { precision, recall, f1: hits === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

/** Shows a figure in the output of a test run. */
export function reportFigure(name: string, value: number): number {
  console.warn(`${name}: ${value.toFixed(3)}`);
  return value;
}
