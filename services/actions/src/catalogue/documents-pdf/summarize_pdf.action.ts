import { documentParam } from '../../documents/document-param';
import { selectPages } from '../../documents/page-selection';
import { readDocument, type DocumentText } from '../../documents/read-document';
import { defineAction } from '../../engine/define-action';
import { closedObject, listOf } from '../../engine/output-schema';
import { numberParam, textParam } from '../../engine/params';
import { RejectedInputError } from '../../engine/run-errors';
import { READS_DOCUMENT } from '../../engine/run-profiles';
import { languageByStopWords } from '../../text/language-by-stop-words';
import { sourceLanguageParam } from '../../engine/language-param';
import type { Language } from '../../text/languages';
import { loadTerms } from '../../text/terms';
import { examples } from './summarize_pdf.examples';
import { findSentences } from './summarize-pdf/document-sentences';
import { findKeywords } from './summarize-pdf/find-keywords';
import { chooseSentences } from './summarize-pdf/score-sentences';
import { llm } from './summarize_pdf.llm';
import search from './summarize_pdf.search.json';

export const summarizePdf = defineAction({
  slug: 'summarize_pdf',
  title: 'Summarise a PDF',
  category: 'Documents & PDF',
  one_liner: 'Five bullets with page numbers, extractive by default',
  credit_cost: 4,
  llm,
  ...READS_DOCUMENT,

  input: {
    params: [
      documentParam('PDF', 'Up to 300 pages. Of a scan the first six pages are read.'),
      numberParam('bullets', 'Bullets', {
        default: 5,
        validate: { min: 1, max: 15 },
        description: 'How many sentences are quoted at most.',
      }),
      textParam('pages', 'Pages', {
        placeholder: '1-3, 7',
        validate: { max: 200 },
        description: 'Only these pages; all where empty.',
      }),
      sourceLanguageParam('Find out', 'Of the document; its sentences are quoted, not translated.'),
    ],
    ui: { groups: [{ id: 'main', label: 'Document', items: ['file', 'bullets', 'pages', 'language'] }] },
  },

  output: closedObject({
    title: { type: ['string', 'null'], description: 'As the file states it.' },
    language: { enum: ['en', 'fr', 'es'] },
    bullets: listOf(
      closedObject({
        text: { type: 'string' },
        page: { type: 'integer', description: 'On which the sentence begins, from 1.' },
      }),
      { description: 'Sentences of the document, word for word, in its order.' },
    ),
    keywords: listOf(closedObject({ term: { type: 'string' }, count: { type: 'integer' } })),
    pages: { type: 'integer', description: 'Of the document.' },
    pages_read: { type: 'integer' },
    sentences: { type: 'integer', description: 'Whole sentences that the bullets were chosen from.' },
    engine: { const: 'extractive' },
  }),

  async handler({ file, bullets, pages, language }, { signal, warn }) {
    const chosen = language === 'auto' ? null : language;
    const document = await readDocument(file, {
      signal,
      warn,
      languages: [chosen ?? 'fr'],
      select: (count) => selectPages(pages, count),
      maxOcrPages: MAX_OCR_PAGES,
    });
    const meant = chosen ?? languageOf(document, warn);
    const all = findSentences(document.pages, meant);
    if (all.length === 0)
      throw new RejectedInputError('file', 'No whole sentences were found in the pages that were read.');
    if (all.length > MAX_SENTENCES) warn(`Only the first ${MAX_SENTENCES} of ${all.length} sentences were compared.`);
    const sentences = all.slice(0, MAX_SENTENCES);
    const findTerms = await loadTerms(meant);
    const terms = sentences.map(({ text }) => findTerms(text).map(({ stem }) => stem));
    const indices = chooseSentences(sentences, terms, { limit: Math.round(bullets), language: meant });
    if (indices.length < Math.round(bullets)) warn(`Only ${indices.length} sentences say something different.`);
    return {
      title: document.title,
      language: meant,
      bullets: indices.flatMap((index) => {
        const sentence = sentences[index];
        return sentence ? [{ text: sentence.text, page: sentence.page }] : [];
      }),
      keywords: findKeywords(
        sentences.map(({ text }) => text),
        findTerms,
        KEYWORDS,
      ),
      pages: document.pageCount,
      pages_read: document.pages.length,
      sentences: sentences.length,
    };
  },

  examples,

  ...search,
});

/** Scans: seconds a page. */
const MAX_OCR_PAGES = 6;
const MAX_SENTENCES = 8_000;
const KEYWORDS = 8;

function languageOf({ pages }: DocumentText, warn: (message: string) => void): Language {
  const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
  const found = languageByStopWords(text);
  if (!found)
    warn(
      'The language is none of English, French and Spanish, or there is little text: the choice of sentences is worse.',
    );
  return found ?? 'en';
}
