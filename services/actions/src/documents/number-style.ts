import type { Language } from '../text/languages';
import type { DocumentPage } from './read-document';

/** The language whose decimals most amounts of a document have: 1,234.50 as in English, 1.234,50 as in Spanish and French. */
export function detectNumberStyle(pages: readonly DocumentPage[]): Language {
  const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
  const points = text.match(/\d\.\d{2}(?![\d.,])/gu)?.length ?? 0;
  const commas = text.match(/\d,\d{2}(?![\d.,])/gu)?.length ?? 0;
  return commas > points ? 'es' : 'en';
}
