import { fold } from './fold';
import type { Intake, IntakeField } from './intake';
import { detectLanguage, type Language } from './language';
import { lexicons, type Section } from './lexicon';
import { splitSentences } from './split-sentences';

/** One sentence of the intake. `folded` has the same length as `text`: rules match on it and cut from `text`. */
export interface Sentence {
  readonly field: IntakeField;
  readonly index: number;
  readonly text: string;
  readonly folded: string;
  readonly language: Language;
  /** Set when the sentence stands under a label ("Pain points: …"); `labelEnd` is where its content begins. */
  readonly section: Section | null;
  readonly labelEnd: number;
}

/** The intake cut into sentences, the form that every rule reads. */
export interface Reading {
  readonly intake: Intake;
  readonly sentences: readonly Sentence[];
  readonly language: Language | null;
}

export function readIntake(intake: Intake): Reading {
  const language = detectLanguage([intake.strategyName, intake.goals, intake.rawText].join('\n'));
  const fields = [
    ['strategy_name', [intake.strategyName]],
    ['goals', intake.goals.split('\n')],
    ['raw_text', splitParagraphs(intake.rawText)],
  ] as const;
  return { intake, language, sentences: fields.flatMap(([field, lines]) => readField(field, lines, language ?? 'en')) };
}

function readField(field: IntakeField, lines: readonly string[], documentLanguage: Language): Sentence[] {
  const sentences: Sentence[] = [];
  let section: Section | null = null;

  for (const line of lines) {
    const bullet = /^\s*(?:[-*•–—·]|\d{1,2}[.)])\s+/.test(line);
    const typed = line
      .replace(/^\s*(?:[-*•–—·#]+|\d{1,2}[.)])\s+/, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (!typed) {
      section = null;
      continue;
    }
    const label = field === 'strategy_name' ? null : matchLabel(typed);
    if (!bullet || label) section = label?.section ?? null;

    splitSentences(typed).forEach((text, position) => {
      const opensWithLabel = label !== null && position === 0;
      sentences.push({
        field,
        index: sentences.length + 1,
        text,
        folded: fold(text),
        language: detectLanguage(text) ?? documentLanguage,
        section: position === 0 ? section : null,
        labelEnd: opensWithLabel ? Math.min(label.end, text.length) : 0,
      });
    });
  }
  return sentences;
}

/** Lines of running text that were wrapped by an editor are joined again; bullets and blank lines stay apart. */
function splitParagraphs(text: string): string[] {
  const paragraphs: string[] = [];
  for (const line of text.split('\n')) {
    const previous = paragraphs.at(-1);
    const wrapped =
      previous !== undefined && previous.length > 40 && !/[.!?:;]\s*$/.test(previous) && /^\p{Ll}/u.test(line);
    if (wrapped) paragraphs[paragraphs.length - 1] = `${previous} ${line}`;
    else paragraphs.push(line);
  }
  return paragraphs;
}

const labels = Object.values(lexicons).flatMap((lexicon) =>
  (Object.entries(lexicon.labels) as [Section, readonly string[]][]).flatMap(([section, names]) =>
    names.map((name) => [name, section] as const),
  ),
);
const sectionOfLabel = new Map<string, Section>(labels);

function matchLabel(line: string): { section: Section; end: number } | null {
  const match = /^([^:]{2,40}?)\s*:\s*/.exec(line);
  const section = sectionOfLabel.get(fold(match?.[1] ?? '').toLowerCase());
  return match && section ? { section, end: match[0].length } : null;
}
