import { toSkeleton } from './fold-text';
import type { PreparedRecord } from './prepared-record';

/** Records of larger blocks are compared with their neighbours only, in the order of their names. */
const MAX_BLOCK = 40;
const WINDOW = 8;

/**
 * The pairs that are worth comparing: those that share a key, such as a phone or the sounds of two words of the name. Each pair once, as
 * `a * size + b` with a below b.
 */
export function findCandidates(records: readonly PreparedRecord[]): Set<number> {
  const blocks = new Map<string, number[]>();
  records.forEach((record, index) => {
    for (const key of new Set(listKeys(record))) {
      const block = blocks.get(key);
      if (block) block.push(index);
      else blocks.set(key, [index]);
    }
  });

  const pairs = new Set<number>();
  const order = (index: number) =>
    [...(records[index]?.name ?? []), ...(records[index]?.company ?? [])].toSorted().join(' ');
  for (const block of blocks.values()) {
    const isLarge = block.length > MAX_BLOCK;
    const reach = isLarge ? WINDOW : block.length;
    const sorted = isLarge
      ? block
          .map((index) => ({ index, name: order(index) }))
          .toSorted((x, y) => (x.name < y.name ? -1 : 1))
          .map(({ index }) => index)
      : block;
    for (let i = 0; i < sorted.length; i += 1)
      for (let j = i + 1; j < Math.min(sorted.length, i + 1 + reach); j += 1)
        pairs.add(toPair(sorted[i] ?? 0, sorted[j] ?? 0, records.length));
  }
  return pairs;
}

function toPair(a: number, b: number, size: number): number {
  return Math.min(a, b) * size + Math.max(a, b);
}

function listKeys({
  name,
  company,
  email,
  mailbox,
  phone,
  postcode,
  houseNumber,
  city,
  isShared,
}: PreparedRecord): string[] {
  const words = [...name, ...company.slice(0, 2)];
  const sounds = name.map(toSkeleton).toSorted();
  const place = postcode || (city[0] ?? '').slice(0, 5);
  return [
    ...(email ? [`email ${email}`] : []),
    ...(mailbox.length >= 5 && !isShared ? [`mailbox ${mailbox}`] : []),
    ...(phone ? [`phone ${phone}`, `phone end ${phone.slice(-6)}`] : []),
    ...sounds.flatMap((sound, index) => sounds.slice(index + 1).map((other) => `sounds ${sound} ${other}`)),
    ...(name.length === 1 ? [`name ${sounds[0]}`] : []),
    ...company.slice(0, 2).map((word) => `company ${toSkeleton(word)} ${place}`),
    ...(name.length === 0 && company.length > 0 ? [`company ${company.map(toSkeleton).toSorted().join(' ')}`] : []),
    ...(place ? words.slice(0, 4).map((word) => `place ${place} ${word.slice(0, 3)}`) : []),
    ...(postcode && houseNumber ? [`door ${postcode} ${houseNumber}`] : []),
  ];
}
