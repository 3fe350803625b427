import { asksForAction } from './call-to-action';
import { formatCount, findRange, wanted } from './finding';
import { BLOG_TITLES, BLOG_WORDS, MIN_BLOG_SECTIONS, MIN_INTRODUCTION_WORDS } from './limits';
import { splitWords } from './measure-text';
import { toPlainText } from './plain-text';
import type { Finding, Language } from './rules';

const TITLE = /^# +\S/gm;
const SECTION = /^## +\S/gm;

/** Length, outline, introduction and call to action of a blog post. */
export function checkBlog(contentMd: string, language: Language): Finding[] {
  const titles = contentMd.match(TITLE)?.length ?? 0;
  const sections = [...contentMd.matchAll(SECTION)].map(({ index }) => index);
  const introduction = splitWords(
    toPlainText(withoutHeadings(contentMd.slice(0, sections[0] ?? contentMd.length))),
  ).length;
  return [
    findRange('length', splitWords(toPlainText(contentMd)).length, BLOG_WORDS, 'word'),
    {
      rule: 'title',
      isMet: titles === BLOG_TITLES,
      message: `${formatCount(titles, 'title')} (a line that begins with #); exactly ${wanted(BLOG_TITLES)}.`,
    },
    {
      rule: 'outline',
      isMet: sections.length >= MIN_BLOG_SECTIONS,
      message: `${formatCount(sections.length, 'section')} (lines that begin with ##); at least ${wanted(MIN_BLOG_SECTIONS)}.`,
    },
    {
      rule: 'introduction',
      isMet: introduction >= MIN_INTRODUCTION_WORDS,
      message: `${formatCount(introduction, 'word')} before the first section; at least ${wanted(MIN_INTRODUCTION_WORDS)}.`,
    },
    checkClosing(contentMd.slice(sections.at(-1) ?? 0), language),
  ];
}

/** The last two paragraphs ask the reader to do something. */
function checkClosing(lastSection: string, language: Language): Finding {
  const paragraphs = withoutHeadings(lastSection)
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim());
  const isMet = asksForAction(paragraphs.slice(-2).join('\n'), language);
  return {
    rule: 'call-to-action',
    isMet,
    message: isMet
      ? 'The end asks the reader to do something.'
      : '0 calls to action in the last two paragraphs; at least 1 is wanted, for example "write to us".',
  };
}

const withoutHeadings = (markdown: string) => markdown.replace(/^#{1,6} .*$/gm, '');
