import { type Cell, roundBox } from '@declic/media/layout';
import { valuesOf } from '../../../documents/label-values';
import type { LabelHit } from '../../../documents/labels';
import type { DocumentPage } from '../../../documents/read-document';
import type { Language } from '../../../text/languages';
import { findAmounts, findRate, toCents } from '../../../documents/amounts';
import type { Field, Found, VatLine } from './invoice';
import type { InvoiceField } from './invoice-labels';
import { findTable } from './read-lines';

type Hit = LabelHit<InvoiceField>;

export interface Totals {
  readonly net: Field<number>;
  readonly vat: Field<number>;
  readonly gross: Field<number>;
  readonly rates: readonly VatLine[];
}

/** Amounts agree when they differ by less, because lines are rounded one by one. */
export const TOLERANCE = 0.025;

const MAX_CANDIDATES = 8;

/** Net, VAT and gross: of what stands at their labels, the amounts that add up; else those of the surest labels. */
export function readTotals(hits: readonly Hit[], language: Language): Totals {
  const usable = hits.filter((hit) => !isHeading(hit));
  const rates = [...readRates(usable, language), ...readRateRows(usable, language)].filter(
    ({ line }, index, all) => all.findIndex((other) => other.line.rate === line.rate) === index,
  );
  const net = candidates(usable, ['net'], language);
  const gross = candidates(usable, ['gross'], language);
  const vat = [...sumOfRates(rates), ...candidates(usable, ['total_vat', 'vat'], language)];
  const fitting = chooseFitting(net, vat, gross);
  const lines = rates.map(({ line }) => line);
  if (fitting) return { ...fitting, rates: lines };
  return { net: net[0] ?? null, vat: vat[0] ?? null, gross: gross[0] ?? null, rates: lines };
}

/** A discount on the whole invoice, as a negative amount. */
export function readAdjustment(hits: readonly Hit[], language: Language): Field<number> {
  const usable = hits.filter((hit) => hit.isFirst && !isHeading(hit));
  const [found] = candidates(usable, ['discount'], language);
  return found ? { ...found, value: -Math.abs(found.value) } : null;
}

/** "Amount" and "VAT" in the heading of the items are columns. */
function isHeading({ line, cell }: Hit): boolean {
  return findTable(line)?.columns.some((column) => column.cell === cell) ?? false;
}

/** What may be the amount, the surest first. */
function candidates(hits: readonly Hit[], fields: readonly InvoiceField[], language: Language): Found<number>[] {
  const found = hits
    .filter(({ field }) => fields.includes(field))
    .flatMap((hit) => {
      const amount = isVat(hit) ? (vatOf(hit, language)?.found ?? null) : amountOf(hit, language);
      // Totals stand low on a page, and their labels at the beginning of a cell.
      const place = (hit.isFirst ? 1 : 0.8) * (hit.line.y > hit.page.height * 0.3 ? 1 : 0.85);
      return amount ? [{ ...amount, confidence: round(0.85 * hit.weight ** 0.5 * place * amount.confidence) }] : [];
    });
  const distinct = found.filter(({ value }, index) => found.findIndex((other) => other.value === value) === index);
  return distinct.sort((a, b) => b.confidence - a.confidence).slice(0, MAX_CANDIDATES);
}

/** The last amount behind the label on its line, up to the next label; else the amount below it. */
function amountOf(hit: Hit, language: Language): Found<number> | null {
  const own = findAmounts(hit.rest, language).at(-1);
  if (own) return toFound(own, hit.cell, hit.page);
  for (const cell of rowOf(hit).toReversed()) {
    const amount = findAmounts(cell.text, language).at(-1);
    if (amount) return toFound(amount, cell, hit.page);
  }
  if (hit.rest !== '' && !/^[(@\d%]/u.test(hit.rest)) return null;
  const below = valuesOf({ ...hit, rest: '' }).find(({ relation }) => relation === 'below');
  const amount =
    below && /^[^\p{L}]*(?:[A-Z]{3})?[^\p{L}]*$/u.test(below.text)
      ? findAmounts(below.text, language).at(-1)
      : undefined;
  return below && amount ? toFound(amount, below.cell, hit.page) : null;
}

const isVat = ({ field }: Hit) => field === 'vat' || field === 'total_vat';

/** Words before the amount on which the VAT is raised: "VAT on 1,600.00", "IVA 21 % de 1.600,00". */
const BEFORE_BASE = /(?:(?:^|[\s(])(?:on|sur|sobre|base|s\/)|%\s*(?:of|de))\s*:?\s*\(?(?:[€$£]|[A-Z]{3})?\s?$/iu;

/** The VAT at its label with its base: of the amounts there, two that agree by the rate; else one that no word makes a base. */
function vatOf(hit: Hit, language: Language): { base: number | null; found: Found<number> } | null {
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

/** The cells to the right of a label up to the next text. */
function rowOf({ line, cellIndex }: Hit): Cell[] {
  const rest = line.cells.slice(cellIndex + 1);
  const end = rest.findIndex(({ text }) => /\p{L}{4}/u.test(text));
  return end === -1 ? rest : rest.slice(0, end);
}

interface RateLine {
  readonly line: VatLine;
  readonly found: Found<number>;
}

/** The VAT of each rate: "TVA 20 % : 35,66". */
function readRates(hits: readonly Hit[], language: Language): RateLine[] {
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
function readRateRows(hits: readonly Hit[], language: Language): RateLine[] {
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
function sumOfRates(rates: readonly RateLine[]): Found<number>[] {
  const [first] = rates;
  if (!first || (rates.length < 2 && first.line.base === null)) return [];
  const value = toCents(rates.reduce((sum, { line }) => sum + (line.amount ?? 0), 0));
  return [{ ...first.found, value, confidence: 0.8, quote: rates.map(({ found }) => found.quote).join(' + ') }];
}

/** The surest three amounts of which the third is the sum of the others. */
function chooseFitting(
  nets: readonly Found<number>[],
  vats: readonly Found<number>[],
  grosses: readonly Found<number>[],
) {
  let best: { net: Found<number>; vat: Found<number>; gross: Found<number>; sure: number } | null = null;
  for (const net of nets)
    for (const vat of vats)
      for (const gross of grosses) {
        const sure = net.confidence + vat.confidence + gross.confidence;
        const isSum = Math.abs(net.value + vat.value - gross.value) < TOLERANCE;
        if (isSum && gross.value !== 0 && (!best || sure > best.sure)) best = { net, vat, gross, sure };
      }
  if (!best) return null;
  const confirm = (field: Found<number>) => ({ ...field, confidence: Math.max(field.confidence, 0.98) });
  return { net: confirm(best.net), vat: confirm(best.vat), gross: confirm(best.gross) };
}

function toFound({ value, text }: { value: number; text: string }, cell: Cell, page: DocumentPage): Found<number> {
  return { value, confidence: cell.confidence, page: page.number, box: roundBox(cell), quote: text };
}

const round = (value: number) => Math.round(value * 100) / 100;
