import { missingIn, seen } from '../../../pages/evidence';
import { foldAccents, splitWords } from '../../../text/words';
import { type AuditedPage, findTitles } from './audited-page';
import { finding, type Finding } from './finding';

/** The opening of a text, in words. */
const INTRO_WORDS = 100;

/** A keyword that makes up more of the words than this reads as spam. */
const STUFFED_SHARE = 0.05;

export function* keywordRules({ page, keyword, text, words }: AuditedPage): Generator<Finding> {
  if (keyword === null) return;
  const [title] = findTitles(page).toArray();
  if (title && !hasKeyword(page(title).text(), keyword))
    yield finding('keyword_not_in_title', keyword, [seen(title, page(title).text())]);
  const headings = page('h1').toArray();
  const [heading] = headings;
  if (heading && !headings.some((h) => hasKeyword(page(h).text(), keyword)))
    yield finding('keyword_not_in_h1', keyword, [seen(heading, page(heading).text())]);
  const intro = normalWords(text).slice(0, INTRO_WORDS).join(' ');
  if (!hasKeyword(intro, keyword)) yield finding('keyword_not_in_intro', keyword, [missingIn('body')]);
  const count = countKeyword(text, keyword);
  const share = (count * Math.max(1, normalWords(keyword).length)) / Math.max(1, words);
  if (count > 5 && share > STUFFED_SHARE)
    yield finding('keyword_stuffing', `${count} × “${keyword}” (${Math.round(share * 100)} %)`, [missingIn('body')]);
}

/** How often the words of the keyword follow each other. Accents, case and a plural s do not matter. */
export function countKeyword(text: string, keyword: string): number {
  const wanted = normalWords(keyword);
  if (wanted.length === 0) return 0;
  const found = normalWords(text);
  return found.filter((_, at) => wanted.every((word, offset) => found[at + offset] === word)).length;
}

/** Between the words of the keyword others may stand: "shoes for running" has "running shoes". */
function hasKeyword(text: string, keyword: string): boolean {
  const found = new Set(normalWords(text));
  return normalWords(keyword).every((word) => found.has(word));
}

function normalWords(text: string): string[] {
  return splitWords(text).map(({ normal }) => foldAccents(normal).replace(/(?<=\p{L}{3})s$/u, ''));
}
