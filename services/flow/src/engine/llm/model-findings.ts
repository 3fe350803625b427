import { findUnknownClaims } from '@declic/language-model/checks';
import { z } from 'zod';
import { distinct } from '../embedded/analysis/cite';
import type { Findings, FoundLine, Intake } from '../intake';
import type { Task } from './ask-model';
import { cleanLine } from './clean-text';
import { isInstruction } from './instruction-sentences';
import { type Material, readMaterial, toCitation } from './material';
import { RefusedAnswerError } from './refused-answer';
import { measureShare, wordStems } from './source-index';

const LONGEST_LINE = 200;
const MAX_LINES = 12;
/** So much of a line has to stand in the sentence that it cites. */
const LEAST_SUPPORT = 0.6;

const lines = z
  .array(z.strictObject({ text: z.string().min(1).max(LONGEST_LINE), sentence: z.int() }))
  .max(MAX_LINES * 2);

const findingsSchema = z.strictObject({
  roles: lines,
  company_types: lines,
  sectors: lines,
  pain_points: lines,
  pillars: lines,
  offers: lines,
  voice: lines,
});

type Answer = z.output<typeof findingsSchema>;
type FoundLines = Readonly<Record<keyof Answer, FoundLine[]>>;

const INSTRUCTIONS = [
  'Summarise the intake: who the product is for (roles, company_types, sectors), what troubles them (pain_points), what content should be',
  'about (pillars), what is sold (offers), and how it should sound (voice). Each line is a short phrase cut out of one numbered sentence, in',
  'its words and language, with the number of that sentence. A part that the sentences do not speak of is an empty list. Who is refused as a customer,',
  'and what belongs to a competitor, is left out.',
].join(' ');

/** What a model is asked for a summary. Every line that it gives is checked against the sentence that it cites. */
export function findingsTask(intake: Intake, material: Material = readMaterial(intake)): Task<Answer, FoundLines> {
  const { language, sentences } = material;
  return {
    instructions: INSTRUCTIONS,
    material: { language, sentences: sentences.map(({ text }, place) => ({ number: place + 1, text })) },
    schema: findingsSchema,
    read(answer) {
      const found = Object.fromEntries(
        Object.entries(answer).map(([part, given]) => [part, toLines(given, material)]),
      ) as Record<keyof Answer, FoundLine[]>; // the same keys
      if (Object.values(found).every((part) => part.length === 0))
        throw new RefusedAnswerError('No line is cut out of the sentence whose number it gives.');
      return found;
    },
  };
}

/** What rules read better than a model (numbers, addresses, names between commas) stays theirs. */
export function mergeFindings(embedded: Findings, found: FoundLines, notes: string): Findings {
  const { roles, company_types, sectors, pain_points, pillars, offers, voice } = found;
  return {
    ...embedded,
    icp: { roles, company_types, sectors, pain_points },
    pillars,
    offers,
    tone: { ...embedded.tone, voice },
    notes,
  };
}

function toLines(given: Answer[keyof Answer], material: Material): FoundLine[] {
  return distinct(
    given.map((line) => toLine(line, material)),
    MAX_LINES,
  );
}

/** Undefined where the sentence is not there, or does not say it. */
function toLine({ text, sentence: number }: Answer[keyof Answer][number], material: Material): FoundLine | undefined {
  const sentence = material.sentences[number - 1];
  if (!sentence) return undefined;
  const line = cleanLine(text, sentence.text);
  const isSaid =
    /\p{L}/u.test(line) &&
    !isInstruction(line) &&
    measureShare(wordStems(line, sentence.language), wordStems(sentence.text, sentence.language)) >= LEAST_SUPPORT &&
    findUnknownClaims(line, sentence.text, sentence.language).length === 0;
  return isSaid ? { text: line, source: toCitation(sentence) } : undefined;
}
