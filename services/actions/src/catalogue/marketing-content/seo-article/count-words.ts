import { countWords } from '../../../text/words';

/** Words of an article, without its footnotes. */
export function countArticleWords(article: string): number {
  return countWords(article.replace(/\[\^\d+\](?:: .*)?/gu, ''));
}
