import { capitalized, withoutEndMark } from '../../../writing/fragments';
import { clipWords, countCharacters } from '../../../writing/lengths';
import type { Language } from '../../../text/languages';
import { typeset } from '../../../writing/typeset';
import { foldAccents } from '../../../text/words';
import type { Article } from './render-article';

/** Result pages cut titles at about 60 characters and descriptions at about 155. */
const LENGTHS = { title: 60, description: { least: 70, most: 155 } };

export interface Meta {
  readonly title: string;
  readonly description: string;
  readonly slug: string;
}

/** The keyword and what the sections are about, as many as fit. */
export function writeTitle(keyword: string, headings: readonly string[], language: Language): string {
  const name = capitalized(keyword);
  const subjects = headings.map((heading) => withoutEndMark(heading)).filter((heading) => !heading.endsWith('?'));
  for (let count = Math.min(3, subjects.length); count > 0; count -= 1) {
    const title = typeset(`${name}: ${subjects.slice(0, count).join(', ')}`, language);
    if (countCharacters(title) <= LENGTHS.title) return title;
  }
  return clipWords(name, LENGTHS.title) || name;
}

/** The description is a sentence of the article, cut at a word where it is too long: the opening's, else another one. */
export function writeMeta(article: Article, keyword: string): Meta {
  const all = [...article.opening, ...article.sections.flatMap(({ sentences }) => sentences)].map(({ text }) => text);
  const { least, most } = LENGTHS.description;
  const fits = (text: string) => countCharacters(text) >= least && countCharacters(text) <= most;
  const named = all.filter((text) => foldAccents(text).includes(foldAccents(keyword)));
  const chosen = named.find(fits) ?? named[0] ?? all.find(fits) ?? all[0] ?? '';
  return { title: article.title, description: clipWords(chosen, most), slug: slugOf(keyword) };
}

function slugOf(keyword: string): string {
  const letters = foldAccents(keyword).replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('ß', 'ss');
  return letters
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, 80);
}
