import { createRequire } from 'node:module';
import { foldCompanyName, foldWords } from '../detect-duplicates/fold-text';
import { compareWords } from '../detect-duplicates/similarity';
import type { LocalLead } from './rank-leads';

// A CommonJS package whose names an ES import does not see.
const { getDistance } = createRequire(import.meta.url)('geolib') as typeof import('geolib');

const ALIKE = 0.9;
const ALIKE_STREET = 0.7;
const MAX_METRES = 200;

interface NamedLead extends LocalLead {
  readonly words: readonly string[];
}

/** Without those that are the same as a better one: same phone, or nearly the same name at one place. */
export function dropRepeated(leads: readonly LocalLead[]): LocalLead[] {
  const kept: NamedLead[] = [];
  const phones = new Set<string>();
  const cells = new Map<string, number[]>();
  for (const lead of leads) {
    const named = { ...lead, words: foldCompanyName(lead.name) };
    const near = listCells(lead).flatMap((cell) => cells.get(cell) ?? []);
    const isKnown = (lead.phone !== null && phones.has(lead.phone)) || near.some((at) => isSame(named, kept[at]));
    if (isKnown) continue;
    const cell = listCells(lead)[0] ?? '';
    cells.set(cell, [...(cells.get(cell) ?? []), kept.length].slice(-50));
    if (lead.phone !== null) phones.add(lead.phone);
    kept.push(named);
  }
  return kept.map(({ words: _, ...lead }) => lead);
}

/** A town's centre is no place of a business: there, names must be the same; two phones or addresses are two businesses. */
function isSame(a: NamedLead, b: NamedLead | undefined): boolean {
  if (b === undefined || getDistance(a, b) > MAX_METRES) return false;
  if (a.phone !== null && b.phone !== null && a.phone !== b.phone) return false;
  if (a.address !== null && b.address !== null && !isSameAddress(a.address, b.address)) return false;
  const isPlaced = a.position === 'given' && b.position === 'given';
  return isPlaced ? isSameName(a.words, b.words) : a.words.join(' ') === b.words.join(' ');
}

/** What both names have, as their kind of business, proves nothing about the rest: the words that differ must be alike, too. */
function isSameName(a: readonly string[], b: readonly string[]): boolean {
  if (compareWords(a, b) < ALIKE) return false;
  const [onlyA, onlyB] = [a.filter((word) => !b.includes(word)), b.filter((word) => !a.includes(word))];
  return onlyA.length === 0 || onlyB.length === 0 || compareWords(onlyA, onlyB) >= ALIKE;
}

/** Same numbers, where both have some, and like streets: "12 bd Voltaire" is in "12, boulevard Voltaire, 44000 Nantes". */
function isSameAddress(a: string, b: string): boolean {
  const [wordsA, wordsB] = [foldWords(a), foldWords(b)];
  const [houseA, houseB] = [wordsA, wordsB].map((words) => words.find((word) => /^\d{1,4}\p{L}?$/u.test(word)));
  if (houseA !== undefined && houseB !== undefined && houseA !== houseB) return false;
  const isWord = (word: string) => !/^\d/.test(word);
  return compareWords(wordsA.filter(isWord), wordsB.filter(isWord)) >= ALIKE_STREET;
}

/** The square of about 200 m in which a lead is, and those around it. */
function listCells({ latitude, longitude }: LocalLead): string[] {
  const [row, column] = [Math.floor(latitude * 500), Math.floor(longitude * 350)];
  const offsets = [0, -1, 1];
  return offsets.flatMap((down) => offsets.map((right) => `${row + down} ${column + right}`));
}
