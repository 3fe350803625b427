import { learnLabels, type LabelSource } from '../../../text/classify/classifier';
import type { Language } from '../../../text/languages';
import { resolveLanguages } from '../../../text/resolve-languages';

/** The label of rows that fit none. */
export const NONE = 'none';

export interface RowRequest {
  readonly texts: readonly string[];
  readonly labels: readonly LabelSource[];
  readonly language: Language | 'auto';
}

/**
 * Labels each text. Names of things are too short to tell their language, so all rows are read in one: the one that was asked for, or
 * that of the rows and labels together.
 */
export async function classifyRows({ texts, labels, language }: RowRequest) {
  const chosen = language === 'auto' ? await findLanguage(texts, labels) : language;
  const classify = await learnLabels(labels, chosen);
  const rows = texts.map((text, index) => {
    const { label, confidence, alternative, evidence } = classify(text);
    return {
      row: index + 1,
      text,
      label: label ?? NONE,
      confidence,
      alternative: alternative === label ? null : alternative,
      why: evidence,
    };
  });
  return { language: chosen, rows };
}

async function findLanguage(texts: readonly string[], labels: readonly LabelSource[]): Promise<Language> {
  const known = labels.flatMap(({ name, phrases, examples }) => [name, ...phrases, ...examples]);
  const sample = [...texts.slice(0, 300), ...known.slice(0, 300)].join('. ');
  const [found] = await resolveLanguages([sample], 'auto');
  return found?.language ?? 'en';
}
