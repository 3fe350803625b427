import { RejectedInputError } from '../../../engine/run-errors';
import type { QrContent } from './payload';

/** A contact as vCard 3.0 (RFC 2426). Lines are not folded: it is a recommendation that some readers of codes do not know. @throws {RejectedInputError} */
export function toVcard(input: QrContent): string {
  if (input.phone !== undefined && input.phone.trim() !== '' && !/\d.*\d.*\d/u.test(input.phone))
    throw new RejectedInputError('phone', 'Must be a phone number, such as +33 6 12 34 56 78.');
  const optional = [
    ['ORG', input.organization],
    ['TITLE', input.job_title],
    ['TEL', input.phone],
    ['EMAIL', input.email],
    // A street may have commas: the whole address is in the street's place.
    ['ADR', input.address, (text: string) => `;;${escape(text)};;;;`],
    ['URL', input.website, (text: string) => text.replace(/[\r\n]+/g, ' ')],
  ] as const;
  const lines = optional.flatMap(([name, value, format = escape]) => {
    const text = value?.trim() ?? '';
    return text === '' ? [] : [`${name}:${format(text)}`];
  });
  const { family, given } = splitName(input.content.trim(), input.last_name?.trim() ?? '');
  const name = [`N:${escape(family)};${escape(given)};;;`, `FN:${escape(input.content.trim())}`];
  return ['BEGIN:VCARD', 'VERSION:3.0', ...name, ...lines, 'END:VCARD'].join('\r\n');
}

/** Which words are the family name differs by language: only the caller knows. */
function splitName(full: string, family: string): { readonly family: string; readonly given: string } {
  if (family === '') return { family: full, given: '' };
  if (full.endsWith(` ${family}`)) return { family, given: full.slice(0, -family.length).trim() };
  if (full.startsWith(`${family} `)) return { family, given: full.slice(family.length).trim() };
  return { family, given: full };
}

/** RFC 2426, section 4: a backslash before backslash, comma and semicolon; `\n` for a line break. */
function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}
