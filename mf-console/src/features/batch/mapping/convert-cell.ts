import { isBlank, jsonOrText, type Param } from '@declic/action-input';
import type { Separator } from './column-mapping';
import { readNumber } from './read-number';
import { toWords } from './to-words';

const TRUE = new Set(['true', 'yes', 'y', '1', 'on', 'x', 'oui', 'o', 'vrai', 'si', 'verdadero']);
const FALSE = new Set(['false', 'no', 'n', '0', 'off', 'non', 'faux', 'falso']);

/**
 * The value of a cell in the type of its parameter; undefined for a blank cell, which leaves the default. What cannot be converted
 * stays a text, which the validator refuses in its words.
 */
export function convertCell(param: Param, text: string, separator: Separator): unknown {
  if (isBlank(text)) return undefined;
  switch (param.kind) {
    case 'string':
      return param.validate?.format || param.ui?.accept ? text.trim() : text;
    case 'number':
      return readNumber(text);
    case 'boolean':
      return readBoolean(text);
    case 'enum':
      return findChoice(param, text);
    case 'array<enum>':
      return readList(text, separator).map((item) => findChoice(param, item));
    case 'json':
      return jsonOrText(text);
    default:
      return param.kind satisfies never;
  }
}

/** A text that begins like a list or an object of JSON and cannot be parsed. The validator would take it as a text. */
export function isBrokenJson({ kind }: Param, text: string): boolean {
  return kind === 'json' && /^\s*[[{]/.test(text) && typeof jsonOrText(text) === 'string';
}

function readBoolean(text: string): boolean | string {
  const word = toWords(text);
  if (TRUE.has(word)) return true;
  return FALSE.has(word) ? false : text;
}

/** By value, then by value or label without regard to case and accents. */
function findChoice({ enum: choices = [] }: Param, text: string): string {
  const given = text.trim();
  if (choices.some(({ value }) => value === given)) return given;
  const words = toWords(given);
  const alike = choices.find(({ value, label }) => toWords(value) === words || toWords(label) === words);
  return words !== '' && alike ? alike.value : given;
}

function readList(text: string, separator: Separator): string[] {
  const list: unknown = text.trim().startsWith('[') ? jsonOrText(text) : null;
  const items = Array.isArray(list) ? list.map(String) : text.split(separator);
  return items.map((item) => item.trim()).filter((item) => item !== '');
}
