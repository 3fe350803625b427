import { type ModelPath, RefusedAnswerError } from '../../engine/model-path/model-path';
import { recordIn, textIn } from '../../engine/model-path/read-result';
import { foldAccents } from '../../text/words';
import { countArticleWords } from './seo-article/count-words';

export const llm: ModelPath = {
  credit_cost: 8,
  rewrites: 'result',
  parts: ['article_md'],
  instructions: [
    'Turn the collected sentences into a fluent article in Markdown: transitions, varied sentences, no repetition.',
    'Keep every heading line, every footnote mark at what it proves, and the footnotes at the end, letter for letter.',
  ].join(' '),
  finish(result, { input, embedded }) {
    const article = textIn(result, 'article_md');
    if (fixedLines(article) !== fixedLines(textIn(embedded, 'article_md')))
      throw new RefusedAnswerError('its answer changed headings or footnotes');
    const opening = article.split(/^## /mu, 1)[0]?.replace(/^# .*$/mu, '') ?? '';
    const checks = {
      ...recordIn(result, 'checks'),
      words: countArticleWords(article),
      keyword_in_opening: foldAccents(opening).includes(foldAccents(textIn(input, 'keyword'))),
    };
    return { ...result, checks };
  },
};

/** Headings, and footnotes with what they name. */
function fixedLines(article: string): string {
  return article
    .split('\n')
    .filter((line) => /^(?:#{1,6} |\[\^\d+\]:)/u.test(line))
    .map((line) => line.trim())
    .join('\n');
}
