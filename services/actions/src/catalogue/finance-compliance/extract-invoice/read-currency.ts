import { roundBox } from '@declic/media/layout';
import type { DocumentPage } from '../../../documents/read-document';
import type { Field } from './invoice';

const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['EUR', /€|(?<!\p{L})(?:EUR|euros?)(?!\p{L})/u],
  ['GBP', /£|(?<!\p{L})GBP(?!\p{L})/u],
  ['CHF', /(?<!\p{L})(?:CHF|Fr\.)(?!\p{L})/u],
  ['CAD', /C\$|CA\$|(?<!\p{L})CAD(?!\p{L})/u],
  ['MXN', /MX\$|(?<!\p{L})MXN(?!\p{L})/u],
  ['USD', /(?<![A-Z])\$|US\$|(?<!\p{L})USD(?!\p{L})/u],
  ['MAD', /(?<!\p{L})(?:MAD|DH)(?!\p{L})/u],
];

/** The currency that most cells with a number or a total name. */
export function readCurrency(pages: readonly DocumentPage[]): Field<string> {
  const cells = pages.flatMap((page) => page.lines.flatMap((line) => line.cells.map((cell) => ({ page, cell }))));
  const counted = SIGNS.map(([code, sign]) => {
    const found = cells.filter(({ cell }) => sign.test(cell.text));
    return { code, sign, found };
  }).filter(({ found }) => found.length > 0);
  const best = counted.sort((a, b) => b.found.length - a.found.length)[0];
  const first = best?.found[0];
  if (!best || !first) return null;
  const isAlone = counted.length === 1;
  return {
    value: best.code,
    confidence: isAlone ? 0.97 : 0.8,
    page: first.page.number,
    box: roundBox(first.cell),
    quote: best.sign.exec(first.cell.text)?.[0] ?? best.code,
  };
}
