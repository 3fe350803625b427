export interface MissingFact {
  /** In UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** What is to be filled in, without the brackets. */
  readonly text: string;
}

const MARK = /\[(?:to complete|à compléter|por completar)[\s\u00a0\u202f]*:([^[\]]*)\]/giu;

/** The places of a draft that ask the person for a fact: `[to complete: …]`, `[à compléter : …]`, `[por completar: …]`. */
export function findMissingFacts(text: string): MissingFact[] {
  return [...text.matchAll(MARK)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: (match[1] ?? '').trim(),
  }));
}
