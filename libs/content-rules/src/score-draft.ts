import { type CheckedDraft, checkDraft, countMissing } from './check-draft';
import { formatCount, describeRange } from './finding';
import { BLOG_WORDS, LINKEDIN_GRAPHEMES, MAX_REPETITION, READING_EASE, THREAD_TWEETS, type Range } from './limits';
import { sentencesOf, splitWords } from './measure-text';
import { countGraphemes } from './count-graphemes';
import { findMissingFacts } from './missing-facts';
import { toPlainText } from './plain-text';
import { FORMULAS, readingEase } from './readability';
import { repeatedSequences, sharedSequences } from './repetition';
import { splitThread } from './thread';

export interface SentenceSource {
  readonly sentence: string;
  readonly origin: 'grammar' | 'intake' | 'missing' | 'unverified';
}

export interface ScoredDraft extends CheckedDraft {
  readonly sources: readonly SentenceSource[];
  /** The texts of other drafts that this one should not repeat. */
  readonly siblings?: readonly string[];
}

/** A line of the quality score; `explanation` has the figure that was measured and the one that is wanted. */
export interface RubricLine {
  readonly id: 'length' | 'structure' | 'sources' | 'readability' | 'repetition' | 'completeness';
  readonly label: string;
  /** 0 to 1. */
  readonly score: number;
  readonly weight: number;
  readonly explanation: string;
}

export interface DraftScore {
  /** 0 to 1: the lines of the rubric, weighted. */
  readonly score: number;
  readonly rubric: readonly RubricLine[];
}

/** The quality of a draft as a rubric that can be shown. The weights add up to 1. */
export function scoreDraft(draft: ScoredDraft): DraftScore {
  const plainText = toPlainText(draft.contentMd);
  const rubric = [
    scoreLength(draft, plainText),
    scoreStructure(draft),
    scoreSources(draft, plainText),
    scoreReadability(draft, plainText),
    scoreRepetition(draft),
    scoreCompleteness(draft, plainText),
  ];
  return { score: round(rubric.reduce((sum, { score, weight }) => sum + score * weight, 0)), rubric };
}

const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
const percent = (share: number) => `${Math.round(share * 100)} %`;

function scoreLength({ format, contentMd }: ScoredDraft, plainText: string): RubricLine {
  const measured = {
    blog: () => [splitWords(plainText).length, BLOG_WORDS, 'word'] as const,
    linkedin: () => [countGraphemes(plainText), LINKEDIN_GRAPHEMES, 'character'] as const,
    tweet: () => [splitThread(contentMd).length, THREAD_TWEETS, 'tweet'] as const,
  };
  const [value, range, noun] = measured[format]();
  return {
    id: 'length',
    label: 'Length',
    score: round(nearness(value, range, range.least)),
    weight: 0.15,
    explanation: describeRange(value, range, noun),
  };
}

/** 1 within the range, falling to 0 at `slope` outside of it. */
function nearness(value: number, { least, most }: Range, slope: number): number {
  return 1 - Math.max(least - value, value - most, 0) / slope;
}

function scoreStructure(draft: ScoredDraft): RubricLine {
  const findings = checkDraft(draft).filter(({ rule }) => rule !== 'missing-facts');
  const rules = [...new Set(findings.map(({ rule }) => rule))];
  const broken = [...new Set(findings.filter(({ isMet }) => !isMet).map(({ rule }) => rule))];
  const met = rules.length - broken.length;
  return {
    id: 'structure',
    label: 'Structure',
    score: round(met / rules.length),
    weight: 0.2,
    explanation: `${met} of ${formatCount(rules.length, 'rule')} of the format are met; all are wanted.${broken.length > 0 ? ` Not met: ${broken.join(', ')}.` : ''}`,
  };
}

function scoreSources({ sources }: ScoredDraft, plainText: string): RubricLine {
  const known = sources
    .filter(({ origin }) => origin !== 'unverified')
    .map(({ sentence }) => key(toPlainText(sentence)))
    .join('\n');
  const sentences = sentencesOf(plainText)
    .map(key)
    .filter((sentence) => sentence !== '');
  const sourced = sentences.filter((sentence) => known.includes(sentence)).length;
  return {
    id: 'sources',
    label: 'Sources',
    score: round(sentences.length === 0 ? 0 : sourced / sentences.length),
    weight: 0.2,
    explanation: `${sourced} of ${formatCount(sentences.length, 'sentence')} have a known source; all are wanted.`,
  };
}

/** A sentence without its number in a thread, marks and spaces at its ends. */
const key = (sentence: string) => splitWords(sentence.replace(/^\d+\/\d+\s*/, '')).join(' ');

function scoreReadability({ language }: ScoredDraft, plainText: string): RubricLine {
  const ease = readingEase(plainText, language);
  const range = READING_EASE[language];
  return {
    id: 'readability',
    label: 'Readability',
    score: splitWords(plainText).length === 0 ? 0 : round(nearness(ease, range, READABILITY_SLOPE)),
    weight: 0.15,
    explanation: `Reading ease ${Math.round(ease)} (${FORMULAS[language].name}); ${range.least} to ${range.most} are wanted.`,
  };
}

/** So many points of reading ease outside of the range are worth nothing. */
const READABILITY_SLOPE = 40;

function scoreRepetition({ contentMd, siblings = [] }: ScoredDraft): RubricLine {
  const within = repeatedSequences(contentMd);
  const shared = Math.max(0, ...siblings.map((sibling) => sharedSequences(contentMd, sibling)));
  const share = Math.max(within, shared);
  return {
    id: 'repetition',
    label: 'Repetition',
    score: round(1 - Math.max(0, share - MAX_REPETITION) / (1 - MAX_REPETITION)),
    weight: 0.15,
    explanation: `${percent(within)} of the five-word sequences come back in the text, ${percent(shared)} stand in another draft; at most ${percent(MAX_REPETITION)} are wanted.`,
  };
}

function scoreCompleteness({ contentMd }: ScoredDraft, plainText: string): RubricLine {
  const missing = findMissingFacts(contentMd).length;
  const isEmpty = splitWords(plainText).length === 0;
  return {
    id: 'completeness',
    label: 'Completeness',
    score: isEmpty ? 0 : round(1 / (1 + missing * COST_OF_MISSING)),
    weight: 0.15,
    explanation: countMissing(missing),
  };
}

/** With four facts missing, half of the score is left. */
const COST_OF_MISSING = 0.25;
