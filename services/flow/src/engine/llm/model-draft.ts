import { countGraphemes } from '@declic/content-rules';
import { isOtherLanguage } from '@declic/language-model/checks';
import { z } from 'zod';
import type { DraftRequest, Format, StrategyFacts, WrittenDraft } from '../content-engine';
import { splitSentences } from '../embedded/analysis/split-sentences';
import type { Task } from './ask-model';
import { checkSentences } from './check-sentences';
import { cleanLine, cleanMarkdown } from './clean-text';
import { isInstruction } from './instruction-sentences';
import { toMaterial } from './material';
import { RefusedAnswerError } from './refused-answer';

const LONGEST_ANSWER = 20_000;
const LONGEST_TWEET = 280;
/** A sentence of fewer words names no language for certain. */
const LEAST_WORDS = 8;

const draftSchema = z.strictObject({ content_md: z.string().min(100).max(LONGEST_ANSWER) });

type Answer = z.output<typeof draftSchema>;

const FORMATS: Readonly<Record<Format, { readonly wanted: string; readonly longest: number }>> = {
  blog: {
    wanted: 'A blog post in Markdown: one title (#), an introduction, three or more sections (##), 300 to 1,400 words.',
    longest: LONGEST_ANSWER,
  },
  linkedin: {
    wanted:
      'A LinkedIn post of 600 to 2,200 characters in short paragraphs: a first line of at most 120, one question or invitation at the end.',
    longest: 3_000,
  },
  tweet: {
    wanted: 'A thread of 4 to 10 tweets of at most 280 characters each, between lines that hold only ---.',
    longest: 4_000,
  },
};

const INSTRUCTIONS = [
  'Write the draft of the idea, from the sentences and lines of the material alone.',
  'Where a fact is needed that the material does not have, write "mark" with what is missing in it.',
].join(' ');

const MARKS = { en: '[to complete: …]', fr: '[à compléter : …]', es: '[por completar: …]' } as const;

/** What a model is asked for a draft. Each sentence is looked up; what no source says is marked in the text. */
export function draftTask(facts: StrategyFacts, { idea, format }: DraftRequest): Task<Answer, WrittenDraft> {
  const material = toMaterial(facts);
  const { language, source, sentences, lines } = material;
  const { title, summary, angle, pillar } = idea;
  return {
    instructions: `${INSTRUCTIONS} ${FORMATS[format].wanted}`,
    material: {
      ...{ language, mark: MARKS[language], tone: facts.tone.tone, idea: { title, summary, angle, pillar } },
      lines: lines.map(({ text }) => text),
      sentences: sentences.map(({ text }) => text),
    },
    schema: draftSchema,
    read({ content_md }) {
      const clean = cleanMarkdown(content_md, source);
      assertUsable(clean, format, language);
      return { language, ...checkSentences(clean, material) };
    },
  };
}

/** @throws {RefusedAnswerError} */
function assertUsable(text: string, format: Format, language: WrittenDraft['language']): void {
  const { longest } = FORMATS[format];
  if (!/\p{L}/u.test(text)) throw new RefusedAnswerError('The draft is empty.');
  if (text.length > longest)
    throw new RefusedAnswerError(`The draft has ${text.length} characters; ${longest} are allowed.`);
  if (format === 'tweet') assertTweets(text);
  const sentences = text.split('\n').flatMap((line) => splitSentences(cleanLine(line, text)));
  if (sentences.some(isInstruction)) throw new RefusedAnswerError('The draft speaks of instructions.');
  if (isOtherLanguage(text, language) || sentences.some((sentence) => isForeignSentence(sentence, language)))
    throw new RefusedAnswerError(`The draft is not all in the language ${language}.`);
}

function assertTweets(text: string): void {
  const tweets = text.split(/^\s*---\s*$/mu).map((tweet) => tweet.trim());
  const tooLong = tweets.find((tweet) => countGraphemes(tweet) > LONGEST_TWEET);
  if (tooLong !== undefined)
    throw new RefusedAnswerError(`A tweet has ${countGraphemes(tooLong)} characters; ${LONGEST_TWEET} are allowed.`);
  if (tweets.length < 2) throw new RefusedAnswerError('The tweets do not stand between lines that hold only ---.');
}

function isForeignSentence(sentence: string, language: WrittenDraft['language']): boolean {
  const hasWords = sentence.split(/\s+/u).length >= LEAST_WORDS;
  return hasWords && isOtherLanguage(sentence, language);
}
