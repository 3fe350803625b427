import { choices } from '../../engine/choices';
import { defineAction } from '../../engine/define-action';
import { choiceParam, jsonParam, textParam } from '../../engine/params';
import { TEXT, itemsOrText, textOr, texts } from '../../engine/json-forms';
import { RejectedInputError } from '../../engine/run-errors';
import { foldAccents } from '../../text/words';
import { cleanText, readTexts } from '../../writing/facts';
import { chooseLanguage, LANGUAGE_PARAM } from '../../writing/language-choice';
import { countCharacters } from '../../writing/lengths';
import { examples } from './seo_blog.examples';
import { seoBlogOutput } from './seo_blog.output';
import { assembleArticle, type Assembled } from './seo-article/assemble-article';
import { countArticleWords } from './seo-article/count-words';
import { readSources } from './seo-article/read-sources';
import { renderArticle } from './seo-article/render-article';
import { writeJsonLd } from './seo-article/write-jsonld';
import { writeMeta } from './seo-article/write-meta';
import { llm } from './seo_blog.llm';
import search from './seo_blog.search.json';

export const seoBlog = defineAction({
  slug: 'seo_blog',
  title: 'Write an SEO article',
  category: 'Marketing & Content',
  one_liner: 'Outline, article, meta tags and FAQ markup from a keyword and your sources',
  credit_cost: 6,
  llm,
  latency_target_ms: 4_000,
  latency_class: 'standard',
  engine: 'template',
  pool: 'worker',
  limits: { timeoutMs: 20_000, maxInputBytes: 1_000_000 },

  input: {
    params: [
      textParam('keyword', 'Keyword', {
        required: true,
        placeholder: 'heat pump',
        validate: { min: 2, max: 100 },
        description: 'What the article should be found for.',
      }),
      jsonParam('sources', 'Sources', {
        schema: itemsOrText(textOr(texts(['text', 'title', 'url'])), { maxItems: 30 }),
        placeholder:
          '[{ "title": "Our guide", "text": "A heat pump ..." }, { "title": "...", "url": "https://...", "text": "..." }]',
        description:
          'Texts, or objects with text, title and url. Every sentence of the article is one of theirs; those of sources with a url stand in quotation marks.',
      }),
      jsonParam('outline', 'Outline', {
        schema: itemsOrText(TEXT, { maxItems: 30 }),
        placeholder: '["How it works", "What it costs"]',
        description: 'Your headings; without them those of the sources are taken.',
      }),
      choiceParam('length', 'Length', {
        default: 'medium',
        enum: choices({
          short: 'Short: 3 sections of 3 sentences',
          medium: 'Medium: 5 sections of 5 sentences',
          long: 'Long: 8 sections of 8 sentences',
        }),
        description: 'At most; an article is never longer than its sources carry.',
      }),
      LANGUAGE_PARAM,
    ],
    ui: { groups: [{ id: 'main', label: 'Article', items: ['keyword', 'sources', 'outline', 'length', 'language'] }] },
  },

  output: seoBlogOutput,

  async handler(input, { warn }) {
    const keyword = cleanText('keyword', 'keyword', input.keyword);
    const sources = readSources(input.sources);
    const given = readTexts('outline', input.outline, { most: 20, longest: 150 });
    if (sources.length === 0 && given.length === 0)
      throw new RejectedInputError('sources', 'Give sources to write from, or an outline to look for sources with');
    const sample = sources.map(({ text }) => text.slice(0, 1_000)).join(' ') || [keyword, ...given].join('. ');
    const language = await chooseLanguage(input.language, sample, warn);
    const assembled = await assembleArticle({ keyword, sources, outline: given, length: input.length, language });
    const { article, completeness } = assembled;
    if (completeness === 'outline' && given.length === 0)
      throw new RejectedInputError(
        'sources',
        'Say too little about the keyword for an article: give more, or an outline',
      );
    const missing = assembled.outline.filter(({ used }) => used.length === 0).map(({ heading }) => heading);
    if (missing.length > 0) warn(`The sources say nothing on: ${missing.join('; ')}.`);
    if (completeness !== 'full') warn('The sources are thin for this length: the article is as long as they carry.');

    const article_md = completeness === 'outline' ? '' : renderArticle(article, sources, language);
    const meta = writeMeta(article, keyword);
    return {
      article_md,
      meta,
      outline: assembled.outline.map(({ heading, origin, used }) => ({ heading, origin, sentences: used.length })),
      jsonld: writeJsonLd(article, meta, sources, keyword, language),
      traces: tracesOf(assembled),
      completeness,
      missing,
      checks: checksOf(article_md, assembled, keyword, meta.description),
      language,
    };
  },

  examples,
  ...search,
});

/** Every sentence of the article with its place in a source. */
function tracesOf({ article }: Assembled) {
  const parts = [
    ...article.opening.map((sentence) => ({ part: 'opening', sentence })),
    ...article.sections.flatMap(({ heading, sentences }) => sentences.map((sentence) => ({ part: heading, sentence }))),
    ...article.questions.flatMap(({ question, answer }) => answer.map((sentence) => ({ part: question, sentence }))),
  ];
  return parts.map(({ part, sentence: { text, source, start, end } }) => ({
    part,
    text,
    source: source + 1,
    start,
    end,
  }));
}

function checksOf(article_md: string, { article }: Assembled, keyword: string, description: string) {
  const has = (text: string) => foldAccents(text).includes(foldAccents(keyword));
  return {
    words: countArticleWords(article_md),
    title_characters: countCharacters(article.title),
    description_characters: countCharacters(description),
    keyword_in_title: has(article.title),
    keyword_in_opening: article.opening.some(({ text }) => has(text)),
    keyword_in_headings: article.sections.some(({ heading }) => has(heading)),
    keyword_in_description: has(description),
  };
}
