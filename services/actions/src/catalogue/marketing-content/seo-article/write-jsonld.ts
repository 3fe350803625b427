import type { Language } from '../../../text/languages';
import type { Article } from './render-article';
import type { Source } from './read-sources';
import type { Meta } from './write-meta';

/** schema.org Article with its citations, and FAQPage where the sources answer questions. Author and dates are the caller's to add. */
export function writeJsonLd(
  article: Article,
  meta: Meta,
  sources: readonly Source[],
  keyword: string,
  inLanguage: Language,
) {
  const citation = sources.flatMap(({ url }) => url ?? []);
  const page = {
    '@type': 'Article',
    headline: meta.title,
    description: meta.description,
    inLanguage,
    keywords: keyword,
    ...(citation.length > 0 ? { citation } : {}),
  };
  const faq = {
    '@type': 'FAQPage',
    mainEntity: article.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(({ text }) => text).join(' ') },
    })),
  };
  return { '@context': 'https://schema.org', '@graph': article.questions.length > 0 ? [page, faq] : [page] };
}
