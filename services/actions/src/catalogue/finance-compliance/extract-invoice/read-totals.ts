import type { Language } from '../../../text/languages';
import type { Field, Found, VatLine } from './invoice';
import type { InvoiceField } from './invoice-labels';
import { amountOf, TOLERANCE, type Hit } from './label-amounts';
import { findTable } from './read-lines';
import { isVat, readRateRows, readRates, sumOfRates, vatOf } from './read-vat';

export interface Totals {
  readonly net: Field<number>;
  readonly vat: Field<number>;
  readonly gross: Field<number>;
  readonly rates: readonly VatLine[];
}

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

/** A tax that the buyer keeps, as a positive amount: of its label and rate the last amount on the line. */
export function readWithheld(hits: readonly Hit[], language: Language): Field<number> {
  const [found] = candidates(
    hits.filter((hit) => hit.isFirst && !isHeading(hit)),
    ['withheld'],
    language,
  );
  return found ? { ...found, value: Math.abs(found.value) } : null;
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

const round = (value: number) => Math.round(value * 100) / 100;
