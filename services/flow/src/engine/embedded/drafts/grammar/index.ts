import type { Language } from '../../analysis/language';
import { extendGrammar, type Grammar, parseGrammar } from '../../wording/parse-grammar';
import { englishBlog } from './en/blog';
import { englishCommon } from './en/common';
import { englishFurtherAnswers } from './en/further-answers';
import { englishFurtherCommon } from './en/further-common';
import { englishFurtherGuides } from './en/further-guides';
import { englishFurtherPosts } from './en/further-posts';
import { englishPosts } from './en/posts';
import { englishSections } from './en/sections';
import { spanishBlog } from './es/blog';
import { spanishCommon } from './es/common';
import { spanishFurtherAnswers } from './es/further-answers';
import { spanishFurtherCommon } from './es/further-common';
import { spanishFurtherGuides } from './es/further-guides';
import { spanishFurtherPosts } from './es/further-posts';
import { spanishPosts } from './es/posts';
import { spanishSections } from './es/sections';
import { frenchBlog } from './fr/blog';
import { frenchCommon } from './fr/common';
import { frenchFurtherAnswers } from './fr/further-answers';
import { frenchFurtherCommon } from './fr/further-common';
import { frenchFurtherGuides } from './fr/further-guides';
import { frenchFurtherPosts } from './fr/further-posts';
import { frenchPosts } from './fr/posts';
import { frenchSections } from './fr/sections';

export interface DraftGrammar {
  /** Outlines by angle. */
  readonly blog: Grammar;
  /** Sections that a blog post of any angle can have. */
  readonly sections: Grammar;
  /** Hooks and tips by angle. */
  readonly posts: Grammar;
  readonly common: Grammar;
}

const read = (text: string, ...further: readonly string[]) =>
  further.reduce((grammar, each) => extendGrammar(grammar, parseGrammar(each)), parseGrammar(text));

export const draftGrammars: Readonly<Record<Language, DraftGrammar>> = {
  en: {
    blog: read(englishBlog, englishFurtherGuides, englishFurtherAnswers),
    sections: parseGrammar(englishSections),
    posts: read(englishPosts, englishFurtherPosts),
    common: read(englishCommon, englishFurtherCommon),
  },
  fr: {
    blog: read(frenchBlog, frenchFurtherGuides, frenchFurtherAnswers),
    sections: parseGrammar(frenchSections),
    posts: read(frenchPosts, frenchFurtherPosts),
    common: read(frenchCommon, frenchFurtherCommon),
  },
  es: {
    blog: read(spanishBlog, spanishFurtherGuides, spanishFurtherAnswers),
    sections: parseGrammar(spanishSections),
    posts: read(spanishPosts, spanishFurtherPosts),
    common: read(spanishCommon, spanishFurtherCommon),
  },
};
