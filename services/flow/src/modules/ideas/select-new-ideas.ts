import type { IdeaText } from '../../engine/content-engine';

/** Titles that share this part of their words or more say the same. */
const NEAR_DUPLICATE = 0.8;

type Titled = Pick<IdeaText, 'title'>;

/** Those of `written` that say something which neither `existing` nor one before it says, at most `most`. */
export function selectNewIdeas<Idea extends Titled>(
  written: readonly Idea[],
  existing: readonly Titled[],
  most: number,
): Idea[] {
  const known = existing.map(({ title }) => toWords(title));
  const chosen: Idea[] = [];
  for (const idea of written) {
    if (chosen.length >= most) break;
    const words = toWords(idea.title);
    if (words.size === 0 || known.some((other) => overlap(words, other) >= NEAR_DUPLICATE)) continue;
    known.push(words);
    chosen.push(idea);
  }
  return chosen;
}

/** The words of a title without accents, case, punctuation and order. */
function toWords(title: string): ReadonlySet<string> {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** The shared part of all words of both (Jaccard index). */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}
