import { isRecord } from '@declic/openapi/json';
import { type JsonPath, type JsonRecord, readFirstText, readMember } from './json';
import { walkValues } from './walk-values';

export interface FoundColour {
  readonly path: JsonPath;
  readonly label: string;
  /** '#rrggbb'. */
  readonly hex: string;
  /** The colour behind it, '#rrggbb'. */
  readonly on: string | null;
}

const MOST_COLOURS = 200;
const LABELS = ['role', 'name', 'label', 'title'];
/** A hashtag such as '#ada' or a number such as '#123456' is no colour: the name of its member says that it is one. */
const NAMED = /colou?r|palette|swatch|background|foreground|^hex$|^on$|^fill$|^stroke$/i;
const BEHIND = ['on', 'background', 'background_color'];

/** The colours of an answer in hexadecimal notation. */
export function findColours(data: unknown): FoundColour[] {
  const colours: FoundColour[] = [];
  for (const { path, value } of walkValues(data)) {
    if (isRecord(value)) colours.push(...listOwn(path, value));
    else if (Array.isArray(value)) colours.push(...listItems(path, value));
    if (colours.length >= MOST_COLOURS) break;
  }
  return colours;
}

function listOwn(path: JsonPath, record: JsonRecord): FoundColour[] {
  const on = BEHIND.map((key) => toHex(readMember(record, key))).find((hex) => hex !== null) ?? null;
  const named = Object.keys(record).flatMap((key) => {
    const hex = NAMED.test(key) ? toHex(record[key]) : null;
    return hex === null ? [] : [{ key, hex }];
  });
  const front = named.filter(({ key }) => !BEHIND.includes(key));
  return (front.length > 0 ? front : named).map(({ key, hex }) => ({
    path: [...path, key],
    label: readFirstText(record, LABELS) ?? key,
    hex,
    on: on === hex ? null : on,
  }));
}

function listItems(path: JsonPath, items: readonly unknown[]): FoundColour[] {
  if (!NAMED.test(String(path.at(-1) ?? ''))) return [];
  return items.flatMap((item, index) => {
    const hex = toHex(item);
    return hex === null ? [] : [{ path: [...path, index], label: `Colour ${index + 1}`, hex, on: null }];
  });
}

function toHex(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const [, short, long] = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(value) ?? [];
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`.toLowerCase();
  return long ? `#${long}`.toLowerCase() : null;
}
