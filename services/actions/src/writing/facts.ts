import { RejectedInputError } from '../engine/run-errors';

/** Facts of the caller by slot. A slot without a fact is not there. */
export type Facts = ReadonlyMap<string, string>;

/** The slots of an action, each with the keys that a caller may use for it, in three languages. */
export type SlotNames = Readonly<Record<string, readonly string[]>>;

export interface ReadFacts {
  readonly facts: Facts;
  /** Keys that no slot is made from. */
  readonly unknown: readonly string[];
}

const MAX_KEYS = 60;
export const LONGEST_FACT = 2_000;

/**
 * Reads an object of short texts. Numbers are taken as they are written; null and empty texts are no facts.
 *
 * @throws {RejectedInputError} naming the key that is no text.
 */
export function readFacts(field: string, value: unknown, slots: SlotNames): ReadFacts {
  const facts = new Map<string, string>();
  const unknown: string[] = [];
  for (const [key, raw] of Object.entries(readObject(field, value))) {
    const slot = slotOf(key, slots);
    if (slot === null) unknown.push(key);
    const text = readFact(field, key, raw);
    if (slot !== null && text !== '' && !facts.has(slot)) facts.set(slot, text);
  }
  return { facts, unknown };
}

/** @throws {RejectedInputError} unless it is an object with a bounded number of keys. */
export function readObject(field: string, value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RejectedInputError(field, 'Must be an object such as { "company": "Acme" }');
  if (Object.keys(value).length > MAX_KEYS) throw new RejectedInputError(field, `Must have at most ${MAX_KEYS} keys`);
  return { ...value };
}

function slotOf(key: string, slots: SlotNames): string | null {
  const name = key
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .toLowerCase()
    .replace(/[\s-]+/gu, '_');
  return Object.keys(slots).find((slot) => slot === name || slots[slot]?.includes(name)) ?? null;
}

function readFact(field: string, key: string, raw: unknown): string {
  if (raw === null || raw === undefined) return '';
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw);
  if (typeof raw !== 'string') throw new RejectedInputError(field, `"${key.slice(0, 60)}" must be a text`);
  return cleanText(field, key, raw);
}

/** One line of text without control characters. @throws {RejectedInputError} when it is too long. */
export function cleanText(field: string, key: string, raw: string, longest = LONGEST_FACT): string {
  const lines = splitBullets(raw);
  const text = (lines.length > 1 ? lines.join('; ') : raw)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .normalize('NFC')
    .trim();
  if (text.length > longest)
    throw new RejectedInputError(field, `"${key.slice(0, 60)}" must have at most ${longest} characters`);
  return text;
}

const BULLET = /^\s*[-•*–]\s+/u;

/** The items of a list that is written as lines with bullets, without them; none for another text. */
export function splitBullets(text: string): string[] {
  const lines = text.split(/[\r\n]+/u).filter((line) => line.trim() !== '');
  if (lines.filter((line) => BULLET.test(line)).length < 2 || !lines.every((line) => BULLET.test(line))) return [];
  return lines.map((line) => line.replace(BULLET, '').trim().replace(/[;,]$/u, ''));
}

/** The texts that are given, by slot. @throws {RejectedInputError} naming the one that is too long. */
export function readSlots(texts: Readonly<Record<string, string | undefined>>): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([slot, text]) =>
      text === undefined ? [] : [[slot, cleanText(slot, slot, text)] as const],
    ),
  );
}

/**
 * Reads a list of texts; a text alone is a list of its lines.
 *
 * @throws {RejectedInputError} naming the item that is no text.
 */
export function readTexts(field: string, value: unknown, { most = 30, longest = LONGEST_FACT } = {}): string[] {
  if (value === undefined || value === null) return [];
  const items: unknown = typeof value === 'string' ? value.split(/\n|;\s/u) : value;
  if (!Array.isArray(items)) throw new RejectedInputError(field, 'Must be a list of texts');
  if (items.length > most) throw new RejectedInputError(field, `Must have at most ${most} items`);
  return items
    .map((item: unknown, index) => {
      if (typeof item !== 'string') throw new RejectedInputError(field, `Item ${index + 1} must be a text`);
      return cleanText(field, `Item ${index + 1}`, item, longest).replace(/^[-•*–]\s+/u, '');
    })
    .filter((text) => text !== '');
}
