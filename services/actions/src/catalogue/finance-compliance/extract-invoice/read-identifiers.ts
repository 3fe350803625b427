import { type Cell, roundBox, findUnion } from '@declic/media/layout';
import { valuesOf } from '../../../documents/label-values';
import type { LabelHit } from '../../../documents/labels';
import type { DocumentPage } from '../../../documents/read-document';
import type { Field, Found } from './invoice';
import type { InvoiceField } from './invoice-labels';

/** An identifier with the place that tells whose it is. */
export interface PlacedId {
  readonly found: Found<string>;
  readonly cell: Cell;
  readonly page: DocumentPage;
  /** Its label says that it is the buyer's. */
  readonly isBuyers: boolean;
}

const IBAN = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}(?![a-z])/gu;

/** The first IBAN whose check digits fit, else the first that has the form of one. */
export async function readIban(
  pages: readonly DocumentPage[],
  hits: readonly LabelHit<InvoiceField>[],
): Promise<Field<string>> {
  const { isValidIBAN } = await import('ibantools');
  const labelled = new Set(hits.flatMap((hit) => valuesOf(hit).map(({ cell }) => cell)));
  const all = pages.flatMap((page) =>
    page.lines.flatMap(({ cells }, index) =>
      cells.map((cell) => ({
        page,
        cell: withContinuation(page, index, cell),
        isLabelled: labelled.has(cell),
      })),
    ),
  );
  const candidates = all.flatMap(({ page, cell, isLabelled }) =>
    [...cell.text.matchAll(IBAN)].flatMap(([text]) => {
      const compact = text.replaceAll(' ', '');
      const valid = longestValid(compact, isValidIBAN);
      if (valid === null && !isLabelled) return [];
      const confidence = (valid === null ? 0.6 : 0.99) * cell.confidence;
      return [{ value: valid ?? compact, confidence, page: page.number, box: roundBox(cell), quote: text.trim() }];
    }),
  );
  const best = candidates.sort((a, b) => b.confidence - a.confidence)[0];
  return best ? { ...best, confidence: Math.round(best.confidence * 100) / 100 } : null;
}

/** In a narrow column the last groups of an IBAN stand on the next line. */
function withContinuation(page: DocumentPage, index: number, cell: Cell): Cell {
  if (!/(?:^|\s)[A-Z]{2}\d{2}[A-Z0-9 ]{8,32}$/u.test(cell.text)) return cell;
  const next = page.lines
    .slice(index + 1, index + 4)
    .flatMap(({ cells }) => cells)
    .find(({ x, text }) => Math.abs(x - cell.x) < 4 && /^[A-Z0-9 ]{1,16}$/u.test(text));
  return next ? { ...cell, ...findUnion([cell, next]), text: `${cell.text} ${next.text}` } : cell;
}

/** A BIC or a word may follow: the longest beginning that is an IBAN. */
function longestValid(text: string, isValid: (iban: string) => boolean): string | null {
  for (let length = text.length; length >= 15; length -= 1) {
    if (isValid(text.slice(0, length))) return text.slice(0, length);
  }
  return null;
}

const VAT_ID = /(?<![A-Z0-9])([A-Z]{2}[ .-]?[A-Z0-9]{1,3}(?:[ .-]?[A-Z0-9]){5,11})(?![A-Z0-9])/gu;
const LOCAL_ID = /^[:\s]*([A-Z]?[-.]?\d[\d .-]{5,12}\d?[A-Z]?)(?![A-Z0-9])/u;

/** VAT numbers whose form and check digits are right, and those that stand at a label. */
export async function findVatIds(
  pages: readonly DocumentPage[],
  hits: readonly LabelHit<InvoiceField>[],
  country: string,
): Promise<PlacedId[]> {
  const { checkVAT, countries } = await import('jsvat');
  const isValid = (id: string) => checkVAT(id, countries).isValid;
  const labelled = hits
    .filter(({ field }) => field === 'vat_id' || field === 'buyer_vat_id')
    .flatMap((hit) =>
      valuesOf(hit)
        .slice(0, 1)
        .flatMap(
          ({ text, cell, page }) =>
            toVatId(text, { cell, page, country, isValid, isBuyers: hit.field === 'buyer_vat_id' }) ?? [],
        ),
    );
  const free = pages.flatMap((page) =>
    page.lines.flatMap(({ cells }) =>
      cells.flatMap((cell) =>
        [...cell.text.matchAll(VAT_ID)].flatMap(([text]) =>
          isValid(compactOf(text)) ? [place(compactOf(text), text, 0.95, { cell, page, isBuyers: false })] : [],
        ),
      ),
    ),
  );
  const known = new Set(labelled.map(({ found, cell }) => `${found.value} ${cell.y}`));
  return [...labelled, ...free.filter(({ found, cell }) => !known.has(`${found.value} ${cell.y}`))];
}

interface VatContext {
  readonly cell: Cell;
  readonly page: DocumentPage;
  readonly country: string;
  readonly isValid: (id: string) => boolean;
  readonly isBuyers: boolean;
}

function toVatId(text: string, { cell, page, country, isValid, isBuyers }: VatContext): PlacedId | null {
  const whole = new RegExp(VAT_ID.source, 'u').exec(text.slice(0, 40))?.[1];
  if (whole !== undefined && /\d{3}/u.test(compactOf(whole))) {
    return place(compactOf(whole), whole, isValid(compactOf(whole)) ? 0.98 : 0.6, { cell, page, isBuyers });
  }
  const local = LOCAL_ID.exec(text)?.[1];
  if (local === undefined) return null;
  const withCountry = `${country}${compactOf(local)}`;
  return isValid(withCountry)
    ? place(withCountry, local.trim(), 0.95, { cell, page, isBuyers })
    : place(compactOf(local), local.trim(), 0.5, { cell, page, isBuyers });
}

function place(
  value: string,
  quote: string,
  confidence: number,
  { cell, page, isBuyers }: Pick<PlacedId, 'cell' | 'page' | 'isBuyers'>,
): PlacedId {
  const sure = Math.round(confidence * cell.confidence * 100) / 100;
  return { found: { value, confidence: sure, page: page.number, box: roundBox(cell), quote }, cell, page, isBuyers };
}

const compactOf = (text: string) => text.replace(/[ .-]/gu, '');
