import { foldText } from '@declic/media/layout';
import type { DocumentPage } from '../../../documents/read-document';
import { LANGUAGES, type Language } from '../../../text/languages';
import { INVOICE_LABELS } from './invoice-labels';

/** The language whose labels an invoice has most of, by their letters. */
export function languageOfInvoice(pages: readonly DocumentPage[]): Language {
  const text = ` ${foldText(pages.flatMap(({ lines }) => lines.map((line) => line.text)).join(' \t ')).replace(/ +/gu, ' ')} `;
  const scores = LANGUAGES.map((language) => {
    const texts = new Set(INVOICE_LABELS.filter((label) => label.language === language).map((label) => label.text));
    const found = [...texts].filter((label) => text.includes(` ${label} `));
    return { language, score: found.reduce((sum, label) => sum + label.length, 0) };
  });
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).language;
}
