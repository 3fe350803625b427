import type { Language } from '@declic/content-rules';
import type { StrategyFacts } from '../content-engine';
import { detectLanguage } from '../embedded/analysis/language';
import { readIntake, type Sentence } from '../embedded/analysis/read-intake';
import type { CitedLine, Citation, Intake } from '../intake';
import { isInstruction, withoutInstructions } from './instruction-sentences';

/** Of the sentences of one prompt. A description has 50,000 characters at most, a PDF can have more. */
const MAX_CHARACTERS = 40_000;

/** What a model may read and state. Its sentences and lines are numbered from 1, in their order. */
export interface Material {
  readonly language: Language;
  readonly sentences: readonly Sentence[];
  /** Of the summary; none before there is one. */
  readonly lines: readonly CitedLine[];
  /** All of it in one text, which claims are looked up in. */
  readonly source: string;
  /** Told to the person when not everything could be read. */
  readonly notice: string | null;
}

export function readMaterial(intake: Intake, summary: readonly CitedLine[] = []): Material {
  const reading = readIntake(intake);
  const usable = withoutInstructions(reading.sentences);
  const sentences = takeUpTo(usable, MAX_CHARACTERS);
  const lines = summary.filter(({ text, source }) => !isInstruction(text) && !isInstruction(source?.sentence ?? ''));
  return {
    language: reading.language ?? 'en',
    sentences,
    lines,
    source: [...sentences, ...lines].map(({ text }) => text).join('\n'),
    notice:
      sentences.length === usable.length
        ? null
        : `The text is long: the model read the first ${sentences.length} of ${usable.length} sentences.`,
  };
}

/** The material of a strategy, in the language of its summary. */
export function toMaterial({ intake, icp, pillars, offers, tone }: StrategyFacts): Material {
  const lines = [...Object.values(icp).flat(), ...pillars, ...offers, ...tone.voice];
  const material = readMaterial(intake, lines);
  const language = tone.language ?? detectLanguage(lines.map(({ text }) => text).join('\n')) ?? material.language;
  return { ...material, language };
}

export const toCitation = ({ field, text, index }: Sentence): Citation => ({ field, sentence: text, index });

function takeUpTo(sentences: readonly Sentence[], most: number): Sentence[] {
  let characters = 0;
  return sentences.filter(({ text }) => (characters += text.length) <= most);
}
