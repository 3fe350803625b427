export interface PersonName {
  readonly title: string | null;
  readonly first: string | null;
  readonly last: string | null;
}

const TITLE =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|m|mme|mlle|me|monsieur|madame|mademoiselle|maître|sr|sra|srta|don|doña|señor|señora|dra|d|dª)\.?$/iu;
const PARTICLE = /^(?:de|del|della|da|do|dos|di|du|des|van|von|der|den|ter|la|le|las|los|el|al|bin|ben|san|y|d'|o')$/iu;

/** The name without spaces and hyphens, and each part of it that is no particle: of "de la Tour" also "Tour". */
export function listNameParts(name: string): string[] {
  const parts = name.split(/[\s-]+/u).filter((part) => !PARTICLE.test(part));
  return [...new Set([name, ...parts].map(toLetters))].filter(Boolean);
}

/** In lower case, without accents and anything that is no letter. */
export function toLetters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
}

/** Reads a written name: "Dupont, Marie", "Mme Marie DUPONT", "DUPONT Marie" or "Marie de la Tour". */
export function readPersonName(text: string): PersonName {
  const [before = '', after = ''] = text.split(',', 2).map((part) => part.trim());
  const words = (after ? `${after} ${before}` : before).split(/\s+/).filter(Boolean);
  const title = words.length > 1 && TITLE.test(words[0] ?? '') ? (words.shift() ?? null) : null;
  if (words.length === 0) return { title, first: null, last: null };
  if (words.length === 1)
    return { title, ...(title ? { first: null, last: toNameCase(words) } : { first: toNameCase(words), last: null }) };

  const split = after ? after.split(/\s+/).filter((word) => !TITLE.test(word)).length : findFamilyName(words);
  const isFamilyFirst = split < 0;
  const at = Math.abs(split);
  const [head, rest] = [words.slice(0, at), words.slice(at)];
  return { title, first: toNameCase(isFamilyFirst ? rest : head), last: toNameCase(isFamilyFirst ? head : rest) };
}

/** The name that a mailbox spells as `first.last`; one word, initials and digits tell no name. */
export function readMailboxName(localPart: string): PersonName | null {
  const mailbox = localPart.split('+', 1)[0] ?? '';
  const words = mailbox.split(/[._]/.test(mailbox) ? /[._]/ : '-');
  const [first = '', ...last] = words;
  const spellsName =
    words.length >= 2 && words.length <= 4 && words.every((word) => /^\p{L}{2,}(-\p{L}{2,})?$/u.test(word));
  return spellsName ? { title: null, first: toNameCase([first]), last: toNameCase(last) } : null;
}

/** Where the family name begins; negative when it stands first, in capitals, as on French forms. */
function findFamilyName(words: readonly string[]): number {
  const capitals = words.map((word) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase());
  if (capitals.every(Boolean) || !capitals.some(Boolean)) return 1;
  const firstSmall = capitals.indexOf(false);
  return capitals[0] ? -firstSmall : capitals.indexOf(true);
}

function toNameCase(words: readonly string[]): string | null {
  if (words.length === 0) return null;
  return words
    .map((word, index) => {
      const isMixed = word !== word.toLowerCase() && word !== word.toUpperCase();
      if (isMixed) return word;
      const small = word.toLowerCase();
      if (PARTICLE.test(small) && index < words.length - 1) return small;
      return small.replaceAll(
        /(^|[-'’])(\p{L})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      );
    })
    .join(' ');
}
