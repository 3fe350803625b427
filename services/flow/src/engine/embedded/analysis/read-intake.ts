import { fold } from './fold';
import type { Intake, IntakeField } from '../../intake';
import { detectLanguage, isMostlyForeign, type Language } from './language';
import { isCut, splitSentences } from './split-sentences';

/** One sentence of the intake. `folded` has the same length as `text`: rules match on it and cut from `text`. */
export interface Sentence {
  readonly field: IntakeField;
  readonly index: number;
  readonly text: string;
  readonly folded: string;
  readonly language: Language;
  /** Number of the line it stands in, counted over the field. */
  readonly line: number;
  readonly isBullet: boolean;
  /** A line that ends without a stop and has bullets below it, or is in capitals with text below it. */
  readonly isTitle: boolean;
  /** The only sentence of a short line without a stop, with text below it. */
  readonly isAlone: boolean;
  /** A blank line, or nothing, stands above its line. */
  readonly isNewBlock: boolean;
  /** The first sentence of a line that goes on behind it. */
  readonly isLabel: boolean;
  /** Cut out of a run of words without an end. */
  readonly isCut: boolean;
}

/** The intake cut into sentences, the form that every rule reads. */
export interface Reading {
  readonly intake: Intake;
  readonly sentences: readonly Sentence[];
  readonly language: Language | null;
  /** Most of it is in a language without rules: what the rules would find there is chance. */
  readonly isForeign: boolean;
}

/** Free text and PDF tell of the business; the other fields say what is wanted. */
export const isDescription = ({ field }: Sentence): boolean => field === 'raw_text' || field === 'pdf';

const BULLET = /^\s*(?:[-.*•–—·‣▪●○◦✓✔→+~🔸🔹🔶🔷👉✅☑➡⭐]\uFE0F?|\d{1,2}[.)])\s+/u;

/** "Q: For whom?", "A: …" */
const SPEAKER = /^(?:[QARP]|Question|Answer|Reponse|Réponse|Pregunta|Respuesta) ?[:)] +/i;

/** "OUR CLIENTS" */
const CAPITALS = /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u;

export function readIntake(intake: Intake): Reading {
  const language = detectLanguage([intake.strategyName, intake.goals, intake.rawText, intake.pdfText].join('\n'));
  const fields = [
    ['strategy_name', [intake.strategyName]],
    ['goals', intake.goals.split('\n')],
    ['raw_text', joinWrappedLines(intake.rawText)],
    ['pdf', joinWrappedLines(intake.pdfText)],
  ] as const;
  const sentences = fields.flatMap(([field, lines]) => readField(field, lines, language));
  const told = sentences.filter(({ field }) => field !== 'strategy_name');
  return { intake, language, sentences, isForeign: isMostlyForeign(told.map(({ text }) => text)) };
}

function readField(field: IntakeField, lines: readonly string[], documentLanguage: Language | null): Sentence[] {
  const sentences: Sentence[] = [];
  for (const [line, typed] of lines.entries()) {
    const isBullet = BULLET.test(typed);
    const content = typed
      .replace(/^\s*#+\s*/, '')
      .replace(BULLET, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(SPEAKER, '');
    const below = lines[line + 1]?.trim() === '' ? lines[line + 2] : lines[line + 1];
    const isTitle =
      !isBullet &&
      content.length <= 60 &&
      !/[.!]$/.test(content) &&
      (BULLET.test(below ?? '') || (CAPITALS.test(content) && Boolean(below?.trim())));
    const parts = splitSentences(content);
    const folded = hideAsides(parts.map(fold));
    const isAlone = !isBullet && parts.length === 1 && !/[.!,;]$/.test(content) && Boolean(below?.trim());
    for (const [place, text] of parts.entries()) {
      sentences.push({
        field,
        index: sentences.length + 1,
        text,
        folded: folded[place] ?? '',
        language: detectLanguage(text) ?? documentLanguage ?? 'en',
        line,
        isBullet,
        isTitle,
        isAlone,
        isNewBlock: !lines[line - 1]?.trim(),
        isLabel: !isBullet && place === 0 && parts.length > 1 && /\.$/.test(text),
        isCut: isCut(text) || (place > 0 && isCut(parts[place - 1] ?? '')),
      });
    }
  }
  return sentences;
}

/** An aside may be of several sentences: "(They have an app. It cures nobody.)" */
function hideAsides(parts: readonly string[]): string[] {
  const lastClosed = parts.findLastIndex((part) => part.includes(')'));
  let isOpen = false;
  return parts.map((folded, place) => {
    const shown = isOpen ? folded.replace(/^[^)]*\)?/, (aside) => HIDDEN.repeat(aside.length)) : folded;
    isOpen = place < lastClosed && (isOpen ? !folded.includes(')') : OPENED.test(shown));
    return hideParentheses(shown);
  });
}
const OPENED = /(?<![:;-])\([^()]*$/;

/** What stands in parentheses is an aside: rules see dots of the same length there, and no line reaches across them. */
function hideParentheses(folded: string): string {
  return folded.replace(/\([^()]*\)?/g, (aside) => HIDDEN.repeat(aside.length));
}

/** Stands for each letter of an aside. */
export const HIDDEN = '\u2026';

/** An editor wraps no later than this, and fills its lines to about this share. */
const LONGEST_WRAPPED = 130;
const NEARLY_FULL = 0.6;
/** "what they say: …" begins a line of its own. */
const LABEL = /^[^.,;:]{2,40}\s?[:=]\s/;

/** Lines of running text that were wrapped by an editor are joined again; bullets and blank lines stay apart. */
function joinWrappedLines(text: string): string[] {
  const typed = text.split('\n');
  const longest = Math.max(...typed.map(({ length }) => length));
  const isWrapped = longest <= LONGEST_WRAPPED;
  const lines: string[] = [];
  let previousTyped = '';
  for (const line of typed) {
    const previous = lines.at(-1);
    const wrapped =
      isWrapped &&
      previous !== undefined &&
      previousTyped.length > longest * NEARLY_FULL &&
      !/[.!?:;]\s*$/.test(previous) &&
      /^\p{Ll}/u.test(line) &&
      !LABEL.test(line);
    previousTyped = line;
    if (wrapped) lines[lines.length - 1] = `${previous} ${line}`;
    else lines.push(line);
  }
  return lines;
}
