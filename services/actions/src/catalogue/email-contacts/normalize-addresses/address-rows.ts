import { RejectedInputError } from '../../../engine/run-errors';
import { PART_NAMES, type PartName } from './address-parts';

/** An address as given: one text, or the parts that are known, in which `lines` is what remains to be read. */
export interface AddressRow {
  readonly text: string;
  readonly known: Readonly<Partial<Record<PartName, string>>>;
}

const MAX_ROWS = 10_000;
const MAX_LENGTH = 500;
const FIELD = 'addresses';

/** Names under which spreadsheets have these parts. */
const ALIASES: ReadonlyMap<string, PartName | 'text'> = new Map([
  ...PART_NAMES.map((name) => [name, name] as const),
  ...(['address', 'text', 'line1', 'address1', 'adresse', 'direccion', 'dirección'] as const).map(
    (name) => [name, 'text'] as const,
  ),
  ...(['zip', 'postal_code', 'code_postal', 'cp', 'codigo_postal', 'plz'] as const).map(
    (name) => [name, 'postcode'] as const,
  ),
  ...(['town', 'ville', 'ciudad', 'localidad', 'ort'] as const).map((name) => [name, 'city'] as const),
  ...(['state', 'province', 'provincia'] as const).map((name) => [name, 'region'] as const),
  ...(['pays', 'pais', 'país', 'land'] as const).map((name) => [name, 'country'] as const),
]);

/** @throws {RejectedInputError} naming the first address that has another form. */
export function readAddressRows(value: unknown): AddressRow[] {
  const rows = typeof value === 'string' ? value.split(/\n/).filter((line) => line.trim()) : value;
  if (!Array.isArray(rows))
    throw new RejectedInputError(FIELD, 'Must be a list of addresses, or a text with one in each line');
  if (rows.length === 0) throw new RejectedInputError(FIELD, 'Must have at least one address');
  if (rows.length > MAX_ROWS) throw new RejectedInputError(FIELD, `Must have at most ${MAX_ROWS} addresses`);
  return rows.map(readRow);
}

function readRow(row: unknown, index: number): AddressRow {
  if (typeof row === 'string') return { text: limit(row, index), known: {} };
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    throw new RejectedInputError(FIELD, `Address ${index + 1}: Must be a text or an object`);
  const entries = Object.entries(row).flatMap(([key, value]: [string, unknown]) => {
    const name = ALIASES.get(key.trim().toLowerCase());
    if (!name || value === null || value === undefined || value === '') return [];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new RejectedInputError(FIELD, `Address ${index + 1}: "${key}" must be a text`);
    return [[name, limit(String(value), index)] as const];
  });
  const text = entries.filter(([name]) => name === 'text').map(([, value]) => value);
  return { text: text.join(', '), known: Object.fromEntries(entries.filter(([name]) => name !== 'text')) };
}

function limit(text: string, index: number): string {
  if (text.length > MAX_LENGTH)
    throw new RejectedInputError(FIELD, `Address ${index + 1}: Must be at most ${MAX_LENGTH} characters`);
  return text.normalize('NFC').trim();
}
