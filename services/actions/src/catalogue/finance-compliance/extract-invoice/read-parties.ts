import { bottomOf, type Cell, foldText, roundBox, findUnion } from '@declic/media/layout';
import type { LabelHit } from '../../../documents/labels';
import { isSameColumn } from '../../../documents/label-values';
import type { DocumentPage } from '../../../documents/read-document';
import { parseDate } from '../../../text/parse-date';
import type { Field, Party } from './invoice';
import { isAmountCell } from '../../../documents/amounts';
import { findInvoiceLabels, type InvoiceField } from './invoice-labels';
import type { PlacedId } from './read-identifiers';
import { findTable } from './read-lines';

type Hit = LabelHit<InvoiceField>;

/** The lines of an address, from its name on. */
interface Block {
  readonly page: DocumentPage;
  readonly cells: readonly Cell[];
  /** The texts: the first is the name. */
  readonly texts: readonly string[];
  readonly confidence: number;
}

/** Between the parts of an address on one line. */
const SEPARATOR = /\s[·•|–—-]\s/u;

/** Labels of the parties stand above this part of a page; below they are words of a sentence. */
const LOWEST_LABEL = 0.6;

/** A line with a postcode and a town. */
const TOWN = /(?<!\d)\d{4,5} \p{Lu}\p{L}|\p{L} \p{Lu}{1,2}\d{1,2}\p{Lu}? \d\p{Lu}{2}$|\p{Lu}{2} \d{5}$/u;

const MAX_LINES = 8;
/** A block ends at a gap of more heights of its text. */
const LARGEST_GAP = 1.6;

/** Seller and buyer: the blocks at their labels; the seller else at the top of the first page. */
export function readParties(pages: readonly DocumentPage[], hits: readonly Hit[], ids: readonly PlacedId[]) {
  const named = (field: InvoiceField) =>
    hits.filter((hit) => hit.field === field && hit.line.y < LOWEST_LABEL * hit.page.height);
  const labelledBuyer = blockAtLabel(named('buyer'), 0.93);
  const seller = withAddress(pages, blockAtLabel(named('seller'), 0.93) ?? blockAtTop(pages, labelledBuyer));
  const buyer = labelledBuyer ?? blockInWindow(pages, seller);
  const ofBuyer = ids.find(({ isBuyers }) => isBuyers) ?? ids.find((id) => buyer && isWithin(id, buyer));
  const others = ids.filter((id) => id.found.value !== ofBuyer?.found.value);
  const ofSeller = others.find((id) => seller && isWithin(id, seller)) ?? others[0];
  return { seller: toParty(seller, ofSeller), buyer: toParty(buyer, ofBuyer) };
}

function blockAtLabel(hits: readonly Hit[], confidence: number): Block | null {
  const strongest = [...hits]
    .filter(({ isFirst, rest }) => isFirst && !rest.endsWith(':'))
    .sort((a, b) => b.weight - a.weight);
  for (const hit of strongest) {
    const block = blockBelow(hit, confidence * hit.weight ** 0.5);
    if (block && block.texts.length > 0) return block;
  }
  return null;
}

/** The name in the label's own cell or below it, and the lines under it in the same column. */
function blockBelow(hit: Hit, confidence: number): Block | null {
  const { page, cell, lineIndex, rest } = hit;
  const own = rest === '' ? [] : [{ ...cell, text: rest }];
  const right =
    own.length === 0 && !hasCellBelow(page, lineIndex, cell) ? hit.line.cells[hit.cellIndex + 1] : undefined;
  const start = right ?? cell;
  const cells = [...own, ...(right ? [right] : []), ...columnBelow(page, lineIndex, start)].slice(0, MAX_LINES);
  const texts = cells.map(({ text }) => text).filter(isAddressText);
  return texts.length === 0 || isAmountCell(texts[0] ?? '') ? null : { page, cells, texts, confidence };
}

const hasCellBelow = (page: DocumentPage, lineIndex: number, cell: Cell) =>
  columnBelow(page, lineIndex, cell).length > 0;

function columnBelow(page: DocumentPage, lineIndex: number, start: Cell): Cell[] {
  const taken: Cell[] = [];
  let last = start;
  for (const line of page.lines.slice(lineIndex + 1)) {
    const next = line.cells.find(
      (below) => Math.abs(below.x - start.x) < 6 || (Math.abs(below.x - start.x) < 20 && isSameColumn(start, below)),
    );
    const gap = line.y - bottomOf(last);
    if (gap > LARGEST_GAP * Math.max(last.height, 8)) break;
    if (!next) continue;
    if (findTable(line) || startsOtherField(next, page)) break;
    taken.push(next);
    last = next;
  }
  return taken;
}

/** Labels that end a block; VAT numbers, telephone and the like belong to it. */
function startsOtherField(cell: Cell, page: DocumentPage): boolean {
  const [hit] = findInvoiceLabels([{ ...page, lines: [{ ...cell, cells: [cell] }] }]);
  if (!hit?.isFirst) return false;
  const ends: readonly InvoiceField[] = [
    'number',
    'issue_date',
    'due_date',
    'order',
    'seller',
    'buyer',
    'net',
    'gross',
    'iban',
  ];
  if (ends.includes(hit.field)) return hit.weight >= 0.9 || hit.rest === '' || /^\d/u.test(hit.rest);
  return (
    hit.field === 'other' &&
    /^(?:description|designation|quantite|quantity|concepto|descripcion|cantidad|ship|livre|payment|conditions)/iu.test(
      foldText(hit.quote),
    )
  );
}

/** The first text of the first page that is neither a title, a fact nor a part of the buyer. */
function blockAtTop(pages: readonly DocumentPage[], buyer: Block | null): Block | null {
  const page = pages[0];
  if (!page) return null;
  for (const [lineIndex, line] of page.lines.entries()) {
    if (line.y > page.height * 0.4) return null;
    const cell = line.cells.find((candidate) => isNameText(candidate, page) && !buyer?.cells.includes(candidate));
    if (!cell) continue;
    const parts = cell.text.split(SEPARATOR);
    if (parts.length > 2) return { page, cells: [cell], texts: parts, confidence: 0.75 };
    const cells = [cell, ...columnBelow(page, lineIndex, cell)].slice(0, MAX_LINES);
    return { page, cells, texts: cells.map(({ text }) => text).filter(isAddressText), confidence: 0.75 };
  }
  return null;
}

/** The buyer without a label: the address in the upper half of the first page that is furthest to the right. */
function blockInWindow(pages: readonly DocumentPage[], seller: Block | null): Block | null {
  const [page] = pages;
  if (!page) return null;
  const blocks = page.lines.flatMap((line, lineIndex) =>
    line.y > page.height / 2 ? [] : line.cells.flatMap((cell) => windowBlock(page, { cell, lineIndex }, seller) ?? []),
  );
  return (
    blocks.sort((a, b) => (b.cells[0]?.x ?? 0) - (a.cells[0]?.x ?? 0) || b.texts.length - a.texts.length)[0] ?? null
  );
}

function windowBlock(
  page: DocumentPage,
  { cell, lineIndex }: { cell: Cell; lineIndex: number },
  seller: Block | null,
): Block | null {
  if (
    !isNameText(cell, page) ||
    /\d/u.test(cell.text) ||
    seller?.cells.includes(cell) ||
    cell.text === seller?.texts[0]
  )
    return null;
  const cells = [cell, ...columnBelow(page, lineIndex, cell)].slice(0, MAX_LINES);
  const texts = cells.map(({ text }) => text).filter(isAddressText);
  return texts.length >= 3 && texts.slice(1).some((text) => TOWN.test(text))
    ? { page, cells, texts, confidence: 0.65 }
    : null;
}

/** The address of a name that stands alone: behind the same name in the foot of a page. */
function withAddress(pages: readonly DocumentPage[], block: Block | null): Block | null {
  const name = block?.texts[0];
  if (!block || name === undefined || block.texts.length > 1) return block;
  for (const { text } of pages.flatMap(({ lines }) => lines.flatMap(({ cells }) => cells))) {
    if (!text.startsWith(name)) continue;
    const rest = text.slice(name.length).split(SEPARATOR);
    const address = rest.map((part) => part.trim()).filter((part) => isAddressText(part) && /\p{L}/u.test(part));
    if (address.some((part) => /\d/u.test(part))) return { ...block, texts: [name, ...address] };
  }
  return block;
}

function isNameText(cell: Cell, page: DocumentPage): boolean {
  if (!/\p{L}{2}/u.test(cell.text) || isAmountCell(cell.text)) return false;
  if (parseDate(cell.text, { isMonthFirst: false })) return false;
  if (
    /^(?:tax invoice|invoice|facture|factura|credit note|avoir|page \d.*|original|copy|copie|duplicata)$/iu.test(
      cell.text.trim(),
    )
  )
    return false;
  return !findInvoiceLabels([{ ...page, lines: [{ ...cell, cells: [cell] }] }]).some(({ isFirst }) => isFirst);
}

/** E-mail, telephone and registration numbers are no part of an address. */
function isAddressText(text: string): boolean {
  if (/^[A-Z]{2} ?[A-Z0-9]{2}[\d ]{6,12}[A-Z]?$/u.test(text.trim())) return false;
  return !/@|https?:|www\.|^(?:tel|tél|phone|fax|siret|siren|vat|tva|n° ?tva|nif|cif|iva|tax id|numéro de tva|rcs|iban|e-?mail)(?![\p{L}])/iu.test(
    text.trim(),
  );
}

function isWithin({ cell, page }: PlacedId, block: Block): boolean {
  if (page.number !== block.page.number) return false;
  const area = findUnion(block.cells);
  const isInside = cell.y >= area.y - 2 && cell.y <= bottomOf(area) + 2 * cell.height;
  return isInside && block.cells.some((other) => Math.abs(other.x - cell.x) < 8);
}

function toParty(block: Block | null, id: PlacedId | undefined): Party {
  const [name, ...address] = block?.texts ?? [];
  const field = (value: string | undefined): Field<string> =>
    block && value !== undefined && value !== ''
      ? {
          value,
          confidence: round(block.confidence * (block.cells[0]?.confidence ?? 1)),
          page: block.page.number,
          box: roundBox(findUnion(block.cells)),
          quote: value,
        }
      : null;
  return { name: field(name), address: field(address.join(', ')), vat_id: id?.found ?? null };
}

const round = (value: number) => Math.round(value * 100) / 100;
