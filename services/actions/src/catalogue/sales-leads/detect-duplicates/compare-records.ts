import { splitAddress } from '../../email-contacts/email-address';
import type { PreparedRecord } from './prepared-record';
import { compareTexts, compareWords, isSwap } from './similarity';

export interface FieldEvidence {
  readonly field: 'name' | 'company' | 'email' | 'phone' | 'address' | 'postcode' | 'city';
  readonly agreement: 'same' | 'similar' | 'different';
  /** From 0 to 1. */
  readonly similarity: number;
  /** What it says for (above 0) or against (below 0) one record, in log odds. */
  readonly weight: number;
}

export interface Comparison {
  /** From 0 to 1: the odds of the evidence against the prior. */
  readonly score: number;
  readonly evidence: readonly FieldEvidence[];
}

/** How common the name of a record is in the list, from 0 (rare) to 1. */
type Commonness = (words: readonly string[]) => number;

const PRIOR = 4;
const STEEPNESS = 1.3;

/** Says little by itself: "Micro Systems" may be "Microsoft Systems" only where phone or address agree. */
const LIKENESS_OF_SHORTENED = 0.8;
const SHORTEST_BEGINNING = 4;

/** Records that are the same in everything that they tell are at least so likely one. */
const LEAST_OF_EQUALS = 0.97;

/** Weighs what agrees and what differs in two records, as in record linkage after Fellegi and Sunter. */
export function compareRecords(a: PreparedRecord, b: PreparedRecord, commonness: Commonness): Comparison {
  const evidence = [
    compareNames(a, b, commonness),
    compareCompanies(a, b),
    compareEmails(a, b),
    comparePhones(a, b),
    compareAddresses(a, b),
    comparePlaces(a, b),
  ].filter((found) => found !== null);
  const sum = evidence.reduce((total, { weight }) => total + weight, 0);
  const score = round(1 / (1 + Math.exp((PRIOR - sum) / STEEPNESS)));
  return { score: evidence.length > 0 && areEqual(a, b) ? Math.max(score, LEAST_OF_EQUALS) : score, evidence };
}

function areEqual(a: PreparedRecord, b: PreparedRecord): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function compareNames(a: PreparedRecord, b: PreparedRecord, commonness: Commonness): FieldEvidence | null {
  if (a.name.length === 0 || b.name.length === 0) return null;
  const similarity = compareWords(a.name, b.name);
  const rarity = 1 - 0.5 * Math.min(commonness(a.name), commonness(b.name));
  const weight =
    similarity >= 0.95
      ? 5 * rarity
      : similarity >= 0.85
        ? 3.5 * rarity
        : similarity >= 0.75
          ? 1
          : similarity >= 0.6
            ? -1.5
            : -5;
  return toEvidence('name', similarity, weight, 0.75);
}

/** A company is the record itself where no person is named. */
function compareCompanies(a: PreparedRecord, b: PreparedRecord): FieldEvidence | null {
  if (a.company.length === 0 || b.company.length === 0) return null;
  const shortened = isShortened(a.company, b.company) ? LIKENESS_OF_SHORTENED : 0;
  const similarity = Math.max(compareWords(a.company, b.company), shortened);
  const isAlone = a.name.length === 0 && b.name.length === 0;
  const weights = isAlone ? [5.5, 4.5, 1.5, -4] : [1.5, 1.5, 0.5, -0.7];
  const step = [0.97, 0.9, 0.75, 0].findIndex((least) => similarity >= least);
  return toEvidence('company', similarity, weights[step] ?? 0, 0.75);
}

/** "Art's Deli" is "Art's Delicatessen": word by word the same, or the beginning of the other. */
function isShortened(a: readonly string[], b: readonly string[]): boolean {
  const begins = (short: string, long = '') => short.length >= SHORTEST_BEGINNING && long.startsWith(short);
  return (
    a.length === b.length &&
    a.some((word, index) => word === b[index]) &&
    a.every((word, index) => word === b[index] || begins(word, b[index]) || begins(b[index] ?? '', word))
  );
}

function compareEmails(a: PreparedRecord, b: PreparedRecord): FieldEvidence | null {
  if (!a.email || !b.email) return null;
  if (a.email === b.email) return toEvidence('email', 1, a.isShared ? 3 : 8, 1);
  const [left, right] = [splitAddress(a.email).domain, splitAddress(b.email).domain];
  const similarity = compareTexts(a.email, b.email);
  const isLong = a.mailbox.length >= 5;
  if (a.mailbox === b.mailbox && isLong && !a.isShared)
    return toEvidence('email', similarity, compareTexts(left, right) >= 0.75 ? 5 : 0.3, 0);
  // Where the names differ, too, the mailboxes spell two names: julie.roche and julien.roche.
  const isSlip = similarity >= 0.9 && isLong && left === right && compareWords(a.name, b.name) === 1;
  return toEvidence('email', similarity, isSlip ? 3 : -1.2, isSlip ? 0 : 1);
}

function comparePhones(a: PreparedRecord, b: PreparedRecord): FieldEvidence | null {
  if (!a.phone || !b.phone) return null;
  // One with a calling code may hold the other.
  const isSame =
    Math.min(a.phone.length, b.phone.length) >= 7 && (a.phone.endsWith(b.phone) || b.phone.endsWith(a.phone));
  const similarity = isSame ? 1 : compareTexts(a.phone, b.phone);
  const isNear = similarity >= 0.88 || isSwap(a.phone, b.phone);
  const weight = similarity === 1 ? 5 : isNear ? 1.5 : -1;
  return toEvidence('phone', similarity, weight, isNear ? 0 : 1);
}

function compareAddresses(a: PreparedRecord, b: PreparedRecord): FieldEvidence | null {
  if (a.street.length === 0 || b.street.length === 0) return null;
  const words = compareWords(a.street, b.street);
  const isSameNumber = a.houseNumber === b.houseNumber;
  const similarity = isSameNumber ? words : words * 0.6;
  return toEvidence(
    'address',
    similarity,
    similarity >= 0.85 ? (a.houseNumber ? 3 : 1.5) : similarity >= 0.7 ? 0.5 : -1,
    0.7,
  );
}

function comparePlaces(a: PreparedRecord, b: PreparedRecord): FieldEvidence | null {
  if (a.postcode && b.postcode) {
    const isSame = a.postcode === b.postcode;
    return toEvidence('postcode', compareTexts(a.postcode, b.postcode), isSame ? 1.2 : -0.7, 1);
  }
  if (a.city.length === 0 || b.city.length === 0) return null;
  const similarity = compareWords(a.city, b.city);
  return toEvidence('city', similarity, similarity >= 0.85 ? 1 : -0.7, 0.85);
}

function toEvidence(
  field: FieldEvidence['field'],
  similarity: number,
  weight: number,
  similarFrom: number,
): FieldEvidence {
  const agreement = similarity === 1 ? 'same' : similarity >= similarFrom ? 'similar' : 'different';
  return { field, agreement, similarity: round(similarity), weight: round(weight) };
}

function round(figure: number): number {
  return Math.round(figure * 1_000) / 1_000;
}
