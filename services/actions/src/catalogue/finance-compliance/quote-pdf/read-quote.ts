import { RejectedInputError } from '../../../engine/run-errors';
import { readNumeral } from './read-numeral';
import type { QuoteBrand, QuoteLine, QuoteParty } from './quote';

const MAX_LINES = 500;
const MAX_TEXT = 2_000;
const MAX_LOGO_BYTES = 200_000;
const MAX_LOGO_PIXELS = 4_000_000;
const DEFAULT_COLOR = '#1f3a5f';

type Record_ = Readonly<Record<string, unknown>>;

/** @throws {RejectedInputError} it is no party: a name is missing, or a value is of another kind. */
export function readParty(value: unknown, field: string): QuoteParty {
  const party = readObject(value, field, field);
  const text = (key: string) => optionalText(party[key], field, key);
  const name = text('name');
  if (name === null) throw new RejectedInputError(field, '"name" is required.');
  return {
    name,
    address: readAddress(party['address'], field),
    vat_id: text('vat_id'),
    registration: text('registration'),
    email: text('email'),
    phone: text('phone'),
    iban: text('iban'),
    bic: text('bic'),
  };
}

function readAddress(value: unknown, field: string): string[] {
  if (Array.isArray(value)) return value.slice(0, 8).flatMap((line) => optionalText(line, field, 'address') ?? []);
  return (optionalText(value, field, 'address') ?? '').split(/\s*\n\s*/u).filter((line) => line !== '');
}

/** @throws {RejectedInputError} with the number of the line that cannot be used. */
export function readLines(value: unknown): QuoteLine[] {
  if (!Array.isArray(value) || value.length === 0)
    throw new RejectedInputError('lines', 'Must be a list with at least one line.');
  if (value.length > MAX_LINES) throw new RejectedInputError('lines', `Must have at most ${MAX_LINES} lines.`);
  return value.map((item: unknown, index) => readLine(item, `Line ${index + 1}`));
}

function readLine(value: unknown, where: string): QuoteLine {
  const line = readObject(value, 'lines', where);
  const description = optionalText(line['description'], 'lines', `${where}: "description"`);
  if (description === null) throw new RejectedInputError('lines', `${where}: "description" is required.`);
  refuseUnknown(line, where);
  const number = (key: string, fallback: number | null, limits: Limits) =>
    readNumber(line[key], `${where}: "${key}"`, fallback, limits);
  return {
    description,
    unit: optionalText(line['unit'], 'lines', `${where}: "unit"`),
    quantity: number('quantity', 1, { min: -1_000_000, max: 1_000_000, decimals: 3 }),
    unit_price: number('unit_price', null, { min: -1_000_000_000, max: 1_000_000_000, decimals: 4 }),
    discount: number('discount', 0, { min: 0, max: 100, decimals: 2 }),
    vat_rate: number('vat_rate', 0, { min: 0, max: 100, decimals: 2 }),
  };
}

const LINE_KEYS = ['description', 'quantity', 'unit', 'unit_price', 'discount', 'vat_rate'];

/** What such a key names changes a sum. Others, such as an article number, are not printed. */
const OF_MONEY =
  /tax|tva|vat|iva|total|price|prix|precio|amount|montant|importe|discount|remise|descuento|rate|qty|quantit/i;

/** A "tax" that is not read would be missing in the sum. @throws {RejectedInputError} */
function refuseUnknown(line: Record_, where: string): void {
  const unknown = Object.keys(line).find((key) => !LINE_KEYS.includes(key) && OF_MONEY.test(key));
  if (unknown === undefined) return;
  const message = `${where}: "${unknown.slice(0, 40)}" is not known. A line has: ${LINE_KEYS.join(', ')}.`;
  throw new RejectedInputError('lines', message);
}

interface Limits {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
}

function readNumber(value: unknown, where: string, fallback: number | null, { min, max, decimals }: Limits): number {
  if (value === undefined || value === null) {
    if (fallback === null) throw new RejectedInputError('lines', `${where} is required.`);
    return fallback;
  }
  const number = typeof value === 'string' ? readNumeral(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number))
    throw new RejectedInputError('lines', `${where} must be a number.`);
  if (number < min || number > max)
    throw new RejectedInputError('lines', `${where} must be between ${min} and ${max}.`);
  if (Math.abs(number - Number(number.toFixed(decimals))) > 1e-9) {
    throw new RejectedInputError('lines', `${where} must have at most ${decimals} decimals.`);
  }
  return number;
}

/** @throws {RejectedInputError} the colour or the logo cannot be used. */
export function readBrand(value: unknown): QuoteBrand {
  if (value === undefined || value === null) return { color: DEFAULT_COLOR, logo: null };
  const brand = readObject(value, 'brand', 'brand');
  const color = optionalText(brand['color'], 'brand', 'color') ?? DEFAULT_COLOR;
  if (!/^#[0-9a-f]{6}$/iu.test(color)) throw new RejectedInputError('brand', '"color" must be written as #rrggbb.');
  return { color, logo: readLogo(brand['logo']) };
}

function readLogo(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  const match =
    typeof value === 'string'
      ? /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/]+=*)$/u.exec(value.slice(0, 2 * MAX_LOGO_BYTES))
      : null;
  if (!match?.[1]) throw new RejectedInputError('brand', '"logo" must be a data URL of a PNG or JPEG.');
  const bytes = Buffer.from(match[1], 'base64');
  if (bytes.length > MAX_LOGO_BYTES)
    throw new RejectedInputError('brand', `"logo" must have at most ${MAX_LOGO_BYTES / 1_000} kB.`);
  const isPng = bytes.subarray(0, 8).toString('latin1') === '\u0089PNG\r\n\u001a\n' && bytes.length > 24;
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  if (!isPng && !isJpeg) throw new RejectedInputError('brand', '"logo" is no PNG or JPEG.');
  if (isPng && bytes.readUInt32BE(16) * bytes.readUInt32BE(20) > MAX_LOGO_PIXELS) {
    throw new RejectedInputError('brand', '"logo" has too many pixels.');
  }
  return `data:image/${isPng ? 'png' : 'jpeg'};base64,${match[1]}`;
}

function readObject(value: unknown, field: string, where: string): Record_ {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new RejectedInputError(field, where === field ? 'Must be an object.' : `${where} must be an object.`);
  }
  // Own properties alone: "constructor" is no text of the caller.
  return Object.fromEntries(Object.entries(value));
}

function optionalText(value: unknown, field: string, where: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string')
    throw new RejectedInputError(field, `${where.includes('"') ? where : `"${where}"`} must be a text.`);
  if (value.length > MAX_TEXT)
    throw new RejectedInputError(field, `${where} must have at most ${MAX_TEXT} characters.`);
  const text = value.replace(/[\u202F\u2009]/gu, '\u00A0').trim();
  return text === '' ? null : text;
}
