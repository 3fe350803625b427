import { foldText } from '@declic/media/layout';
import { findAmounts, findRate, toCents } from '../../../documents/amounts';
import type { Language } from '../../../text/languages';
import type { Found, VatLine } from './invoice';
import { amountOf, rowOf, toFound, TOLERANCE, type Hit } from './label-amounts';

/** Whether it is a label of VAT. */
export const isVat = ({ field }: Hit) => field === 'vat' || field === 'total_vat';

/** What says that no VAT is raised: its numbers are those of a law, as in "TVA non applicable, art. 293 B". */
const EXEMPTION =
  /\b(?:non applicable|not applicable|no aplicable|non assujetti|no sujet[oa]|exempt|exent[oa]|exoner|reverse charge|autoliquid|auto liquid|inversion del sujeto)|\b(?:art|article|articulo|section|directive|directiva|ley|cgi) +\d/u;

/** Of an exemption the amount that is printed with its cents, as in "Reverse charge: 0.00". */
function statedAmount(hit: Hit, language: Language): { base: null; found: Found<number> } | null {
  const amounts = [{ ...hit.cell, text: hit.rest }, ...rowOf(hit)].flatMap((cell) =>
    findAmounts(cell.text, language).map((amount) => ({ ...amount, cell })),
  );
  const stated = amounts.findLast(({ text }) => /[.,]\d\d$/u.test(text));
  return stated ? { base: null, found: toFound(stated, stated.cell, hit.page) } : null;
}

/** Whether a label of VAT stands in a sentence on an exemption. */
const isExemption = ({ cell }: Hit) => EXEMPTION.test(foldText(cell.text).replace(/ +/gu, ' '));

/** Words before the amount on which the VAT is raised: "VAT on 1,600.00", "IVA 21 % de 1.600,00". */
const BEFORE_BASE = /(?:(?:^|[\s(])(?:on|sur|sobre|base|s\/)|%\s*(?:of|de))\s*:?\s*\(?(?:[€$£]|[A-Z]{3})?\s?$/iu;

/** The VAT at its label with its base: of the amounts there, two that agree by the rate; else one that no word makes a base. */
export function vatOf(hit: Hit, language: Language): { base: number | null; found: Found<number> } | null {
  if (isExemption(hit)) return statedAmount(hit, language);
  const row = rowOf(hit);
  const amounts = [{ ...hit.cell, text: hit.rest }, ...row].flatMap((cell) => {
    let end = 0;
    return findAmounts(cell.text, language).map((amount) => {
      const at = cell.text.indexOf(amount.text, end);
      const isBase = BEFORE_BASE.test(cell.text.slice(end, at));
      end = at + amount.text.length;
      return { ...amount, cell, isBase };
    });
  });
  const rate = findRate([hit.rest, ...row.map(({ text }) => text)].join(' \t '), language);
  for (const base of rate === null ? [] : amounts) {
    const vat = amounts.find((other) => other !== base && isVatOf(other.value, base.value, rate ?? 0));
    if (vat) return { base: base.value, found: toFound(vat, vat.cell, hit.page) };
  }
  const base = amounts.find(({ isBase }) => isBase);
  if (base) {
    const vat = amounts.findLast(({ isBase }) => !isBase);
    return vat ? { base: base.value, found: toFound(vat, vat.cell, hit.page) } : null;
  }
  const inRow = amounts.filter(({ cell }) => row.includes(cell));
  const found = amountOf(hit, language);
  return found && { base: inRow.length >= 2 ? (inRow[0]?.value ?? null) : null, found };
}

const isVatOf = (vat: number, base: number, rate: number) => Math.abs((base * rate) / 100 - vat) < TOLERANCE;

export interface RateLine {
  readonly line: VatLine;
  readonly found: Found<number>;
}

/** The VAT of each rate: "TVA 20 % : 35,66". */
export function readRates(hits: readonly Hit[], language: Language): RateLine[] {
  const byRate = new Map<number, RateLine>();
  for (const hit of hits.filter(isVat)) {
    const rate = findRate([hit.rest, ...rowOf(hit).map(({ text }) => text)].join(' \t '), language);
    const vat = vatOf(hit, language);
    if (rate === null || !vat || byRate.has(rate)) continue;
    byRate.set(rate, { line: { rate, base: vat.base, amount: vat.found.value }, found: vat.found });
  }
  return [...byRate.values()];
}

/** Rows of a rate, its base and its VAT, in a table of their own: "20 % | 892.06 | 178.41". */
export function readRateRows(hits: readonly Hit[], language: Language): RateLine[] {
  const pages = new Set(hits.map(({ page }) => page));
  return [...pages].flatMap((page) =>
    page.lines.flatMap((line) => {
      const rate = findRate(line.text, language);
      const amounts = line.cells.flatMap((cell) =>
        findAmounts(cell.text, language).map((amount) => ({ ...amount, cell })),
      );
      // A row of items has words.
      const isItem = line.cells.some(({ text }) => /\p{L}{4}/u.test(text) && !/vat|tva|iva|tax/iu.test(text));
      if (rate === null || isItem) return [];
      for (const [index, base] of amounts.entries()) {
        const vat = amounts[index + 1];
        if (!vat || !isVatOf(vat.value, base.value, rate)) continue;
        return [{ line: { rate, base: base.value, amount: vat.value }, found: toFound(vat, vat.cell, page) }];
      }
      return [];
    }),
  );
}

/** With several rates the VAT is their sum; one rate alone counts where its base confirms it. */
export function sumOfRates(rates: readonly RateLine[]): Found<number>[] {
  const [first] = rates;
  if (!first || (rates.length < 2 && first.line.base === null)) return [];
  const value = toCents(rates.reduce((sum, { line }) => sum + (line.amount ?? 0), 0));
  return [{ ...first.found, value, confidence: 0.8, quote: rates.map(({ found }) => found.quote).join(' + ') }];
}
