import { countGraphemes } from './count-graphemes';
import { formatCount, findMost, findRange } from './finding';
import { LINKEDIN_GRAPHEMES, LONGEST_HOOK, LONGEST_LINKEDIN_PARAGRAPH, MAX_HASHTAGS } from './limits';
import { toPlainText } from './plain-text';
import type { Finding } from './rules';

const HASHTAG = /(?<![\p{L}\p{N}_&/])#[\p{L}\p{N}_]+/gu;

/** Length, hook line, paragraphs and hashtags of a LinkedIn post. */
export function checkLinkedin(contentMd: string): Finding[] {
  const paragraphs = locateParagraphs(contentMd);
  const longest = paragraphs
    .map((paragraph) => ({ ...paragraph, length: countGraphemes(toPlainText(paragraph.text)) }))
    .reduce((most, next) => (next.length > most.length ? next : most), { length: 0, start: 0, end: 0 });
  return [
    findRange('length', countGraphemes(toPlainText(contentMd)), LINKEDIN_GRAPHEMES, 'character'),
    checkHook(paragraphs[0]),
    findMost('short-paragraphs', longest.length, LONGEST_LINKEDIN_PARAGRAPH, {
      noun: 'character',
      where: 'in the longest paragraph',
      at: { start: longest.start, end: longest.end },
    }),
    findMost('hashtags', contentMd.match(HASHTAG)?.length ?? 0, MAX_HASHTAGS, { noun: 'hashtag' }),
  ];
}

interface Paragraph {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function checkHook(first: Paragraph | undefined): Finding {
  const { text = '', start = 0, end = 0 } = first ?? {};
  const length = countGraphemes(toPlainText(text));
  const lines = text === '' ? 0 : text.split('\n').length;
  return {
    rule: 'hook-line',
    isMet: lines === 1 && length <= LONGEST_HOOK,
    message: `The first paragraph has ${formatCount(lines, 'line')} and ${formatCount(length, 'character')}; 1 line of at most ${LONGEST_HOOK} is wanted.`,
    at: { start, end },
  };
}

/** Text between empty lines; each line of a list is a paragraph of its own, as LinkedIn shows it. */
function locateParagraphs(contentMd: string): Paragraph[] {
  return [...contentMd.matchAll(/\S(?:[^\n]|\n(?![ \t]*(?:\n|(?:[-*+•☐]|\d{1,3}[.)])[ \t])))*/g)].map((match) => {
    const text = match[0].trimEnd();
    return { text, start: match.index, end: match.index + text.length };
  });
}
