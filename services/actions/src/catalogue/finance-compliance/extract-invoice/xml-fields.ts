import type { Field, Found } from './invoice';
import { toNumber } from './xml-numbers';
import type { XmlElement } from './xml-tree';

const EXACT = { confidence: 1, page: null, box: null } as const;

/** The text of an element as a field; its quote names the element. */
export function textField(element: XmlElement | undefined): Field<string> {
  const value = element?.text.replace(/\s+/gu, ' ').trim();
  return element && value ? exactly(value, element.name) : null;
}

export function amountField(element: XmlElement | undefined): Field<number> {
  const value = toNumber(element);
  return element && value !== null ? exactly(value, element.name) : null;
}

/** Charges less allowances of the whole invoice; null where there are neither. */
export function adjustmentField(charges: XmlElement | undefined, allowances: XmlElement | undefined): Field<number> {
  const [more, less] = [toNumber(charges) ?? 0, toNumber(allowances) ?? 0];
  const element = less === 0 ? charges : allowances;
  return element && more - less !== 0 ? exactly(Number((more - less).toFixed(2)), element.name) : null;
}

/** Dates as 20260131 (format 102) or 2026-01-31. */
export function dateField(element: XmlElement | undefined): Field<string> {
  const digits = /^(\d{4})-?(\d{2})-?(\d{2})/u.exec(element?.text ?? '');
  return element && digits ? exactly(`${digits[1]}-${digits[2]}-${digits[3]}`, element.name) : null;
}

function exactly<Value>(value: Value, quote: string): Found<Value> {
  return { value, quote, ...EXACT };
}

/** An identifier without the spaces and marks that it is printed with. */
export function idField(element: XmlElement | undefined): Field<string> {
  const field = textField(element);
  return field && { ...field, value: field.value.replace(/[ ./-]/gu, '') };
}

/** A bank account, when it has the form of an IBAN. */
export function ibanField(element: XmlElement | undefined): Field<string> {
  const field = idField(element);
  return field && /^[A-Z]{2}\d{2}[A-Z0-9]{6,30}$/u.test(field.value) ? field : null;
}

/** The lines of an address; what stands on one line is separated by spaces. */
export function addressField(lines: readonly (readonly (XmlElement | undefined)[])[]): Field<string> {
  const texts = lines.map((parts) => parts.flatMap((part) => (part && part.text !== '' ? [part.text] : [])).join(' '));
  const address = texts.filter((text) => text !== '').join(', ');
  return address === '' ? null : exactly(address, 'address');
}
