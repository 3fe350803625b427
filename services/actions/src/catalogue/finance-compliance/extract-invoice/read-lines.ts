import { bottomOf, type Cell, foldText, type Line, rightOf } from '@declic/media/layout';
import { assignColumns } from '../../../documents/assign-columns';
import type { DocumentPage } from '../../../documents/read-document';
import type { Language } from '../../../text/languages';
import { findAmounts, findRate, isAmountCell } from '../../../documents/amounts';
import type { InvoiceLine } from './invoice';

type Column =
  | 'index'
  | 'reference'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'unit_price'
  | 'discount'
  | 'vat_rate'
  | 'vat'
  | 'net'
  | 'gross';

const HEADINGS: Readonly<Record<Column, RegExp>> = {
  index: /^(?:#|n|no|pos|line|item no|ligne|linea)$/u,
  reference: /^(?:ref|reference|sku|code|code article|article n|item code|referencia|codigo)$/u,
  description:
    /^(?:description|item|items|service|services|product|products|details|designation|libelle|prestation|prestations|article|articles|produit|descripcion|concepto|detalle|servicio|articulo|producto|description of services|work)\b/u,
  quantity:
    /^(?:qty|quantity|hours|hrs|units|days|qte|quantite|nombre|nb|heures|jours|cant|cantidad|uds|unidades|horas)$/u,
  unit: /^(?:unit|unite|unidad|u)$/u,
  unit_price:
    /^(?:unit price|price|rate|unit cost|price per unit|price unit|hourly rate|prix unitaire.*|p u.*|pu|pu ht|prix|prix ht|precio.*|p unitario|tarif|tarifa)$/u,
  discount: /^(?:discount|disc|remise|dto|descuento|rem)\b/u,
  vat_rate:
    /^(?:vat|vat %|vat rate|% vat|tax|tax rate|tax %|tva|tva %|% tva|taux|taux tva|taux de tva|iva|% iva|iva %|tipo iva|tipo)$/u,
  vat: /^(?:vat amount|tax amount|montant tva|cuota iva|importe iva)$/u,
  net: /^(?:amount|total|line total|net amount|net|net price|montant.*|total ht|montant ht|importe.*|subtotal|total linea|total excl vat|total net)$/u,
  gross: /^(?:total ttc|montant ttc|total incl vat|gross|total con iva)$/u,
};

const END =
  /^(?:% )?(?:sub ?total|total|net total|sous total|montant (?:total|tva|ht|ttc)|base imponible|tax(?:es?)?|vat|tva|iva|suma|grand total|amount due|net a payer|importe (?:total|iva)|cuota|discount|remise globale)\b|^(?:base|montant|amount|importe)$/u;

const TEXT_COLUMNS: readonly Column[] = ['description', 'reference', 'unit', 'index'];

interface Table {
  readonly columns: readonly { readonly kind: Column; readonly cell: Cell }[];
}

/** The items of an invoice: what stands below the headings of its table, on all pages, up to the totals. */
export function readLines(pages: readonly DocumentPage[], language: Language): InvoiceLine[] {
  const items: InvoiceLine[] = [];
  let table: Table | null = null;
  for (const page of pages) {
    let last: Line | null = null;
    for (const line of page.lines) {
      const header = findTable(line);
      if (header && (table === null || isRepeated(header, table))) {
        table = header;
        last = line;
        continue;
      }
      if (!table) continue;
      const inTable = withinTable(line, table);
      if (!inTable) continue;
      if (items.length > 0 && isEnd(inTable)) return items;
      const item = toItem(inTable, table, { language, page: page.number });
      if (item) items.push(item);
      else if (last && line.y - bottomOf(last) < line.height) continueDescription(items, inTable, table);
      last = line;
    }
  }
  return items;
}

/** A line with the headings of at least three columns, one of them the item's text and one an amount. */
export function findTable(line: Line): Table | null {
  const used = new Set<Column>();
  const columns = line.cells.flatMap<Table['columns'][number]>((cell) => {
    const text = foldText(cell.text).trim().replace(/ +/gu, ' ');
    // Columns are written from left to right: the second "total" is the amount.
    const kinds = Object.entries(HEADINGS).filter(([, heading]) => heading.test(text));
    // The keys of the table are columns.
    const kind = kinds.map(([key]) => key as Column).find((key) => !used.has(key));
    if (!kind) return [];
    used.add(kind);
    return [{ kind, cell }];
  });
  // A price in the last column is the amount of the line.
  const last = columns.at(-1);
  if (last?.kind === 'unit_price' && !used.has('net')) columns[columns.length - 1] = { ...last, kind: 'net' };
  const hasAmount = used.has('net') || used.has('unit_price') || used.has('gross');
  return columns.length >= 3 && used.has('description') && hasAmount ? { columns } : null;
}

const isRepeated = (header: Table, table: Table) => header.columns.length === table.columns.length;

/** The cells of a line that belong to the table; another column of the page may stand at its left. */
function withinTable(line: Line, { columns }: Table): Line | null {
  const left = Math.min(...columns.map(({ cell }) => cell.x)) - 12;
  const inside = line.cells.filter((cell) => rightOf(cell) > left);
  // Below a heading in the middle of its column, a short text ends before the heading begins.
  const before = line.cells.filter((cell) => rightOf(cell) <= left).at(-1);
  const isWithoutText = inside.length >= 2 && inside.every(({ text }) => /^[-−]?\d|^[€$£]/u.test(text));
  const cells = before && isWithoutText ? [before, ...inside] : inside;
  return cells.length === 0 ? null : { ...line, cells };
}

function isEnd({ cells }: Line): boolean {
  const labels = cells
    .filter(({ text }) => /\p{L}/u.test(text) && !isAmountCell(text))
    .map(({ text }) => foldText(text).trim().replace(/ +/gu, ' '));
  return labels.length > 0 && labels.every((text) => END.test(text) && text.split(' ').length <= 6);
}

function toItem(
  { cells }: Line,
  table: Table,
  { language, page }: { language: Language; page: number },
): InvoiceLine | null {
  const texts = new Map<Column, string>();
  for (const { kind, cell } of columnsOf(cells, table)) {
    texts.set(kind, [texts.get(kind), cell.text].filter(Boolean).join(' '));
  }
  const amount = (kind: Column) => findAmounts(texts.get(kind) ?? '', language).at(-1)?.value ?? null;
  const description = texts.get('description')?.trim() ?? '';
  const [quantity, unit_price, net] = [
    firstNumber(texts.get('quantity'), language),
    amount('unit_price'),
    amount('net'),
  ];
  if (!/\p{L}/u.test(description) || (net === null && unit_price === null && amount('gross') === null)) return null;
  const rateText = texts.get('vat_rate') ?? '';
  const vat_rate = findRate(rateText, language) ?? findAmounts(rateText, language)[0]?.value ?? null;
  const discountText = texts.get('discount') ?? '';
  const discount = findRate(discountText, language) ?? amount('discount');
  return { description, quantity, unit_price, vat_rate, discount: discount && Math.abs(discount), net, page };
}

/** "7,5 h" and "3 pcs" are quantities. */
function firstNumber(text: string | undefined, language: Language): number | null {
  const digits = /-?\d[\d .,]*/u.exec(text ?? '')?.[0];
  return digits === undefined ? null : (findAmounts(digits.trim(), language)[0]?.value ?? null);
}

/** The cells with their columns. Words are no quantity and no amount: they belong to the description. */
function columnsOf(cells: readonly Cell[], { columns }: Table): { kind: Column; cell: Cell }[] {
  const assigned = assignColumns(
    cells,
    columns.map(({ cell }) => cell),
  );
  return cells.map((cell, index) => {
    const kind = columns[assigned[index] ?? 0]?.kind ?? 'description';
    const isText = /\p{L}{4}/u.test(cell.text) && !/^[-−]?\d/u.test(cell.text) && !TEXT_COLUMNS.includes(kind);
    return { kind: isText ? 'description' : kind, cell };
  });
}

function continueDescription(items: InvoiceLine[], { cells }: Line, table: Table): void {
  const item = items.at(-1);
  const [cell] = cells;
  if (!item || !cell || cells.length !== 1 || columnsOf(cells, table)[0]?.kind !== 'description') return;
  items[items.length - 1] = { ...item, description: `${item.description} ${cell.text}` };
}
