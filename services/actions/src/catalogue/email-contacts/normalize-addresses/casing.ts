const PARTICLES = new Set(
  'de du des d la le les et sur sous en aux au à lès lez del los las el y von der den dem und am im an zum zur bei of the on upon under by di da van'.split(
    ' ',
  ),
);

/** Gives a line that is all capitals or all small letters the case of names; a line in mixed case is left as it is. */
export function toAddressCase(text: string): string {
  const isMixed = text !== text.toUpperCase() && text !== text.toLowerCase();
  if (isMixed) return text;
  return text
    .toLowerCase()
    .split(' ')
    .map((word, index) => (index > 0 && PARTICLES.has(word) ? word : capitalize(word, index)))
    .join(' ');
}

/** The same for one part of an address, whose abbreviations stay in capitals: "BNP Paribas", "MLK Blvd". */
export function toPartCase(text: string): string {
  const cased = toAddressCase(text).split(' ');
  return text
    .split(' ')
    .map((word, index) => (isAbbreviation(word) ? word : (cased[index] ?? word)))
    .join(' ');
}

/** Two or three capitals that cannot be said as a word, and that are no word of an address. */
const isAbbreviation = (word: string) => /^[B-DF-HJ-NP-TV-XZ]{2,3}$/.test(word) && !SHORT_WORDS.has(word);

const SHORT_WORDS = new Set('BD BLK CT CTR DR FT LN MR MRS MS MT PK PL RD SQ ST STR'.split(' '));

function capitalize(word: string, index: number): string {
  return word.replaceAll(
    /(^|['’\-/(])(\p{L})(\p{L}*)/gu,
    (_, before: string, first: string, rest: string, offset: number) => {
      const isElision = index > 0 && offset === 0 && /^[dl]['’]/.test(word);
      const isInnerParticle = before === '-' && PARTICLES.has(first + rest);
      return isElision || isInnerParticle ? before + first + rest : before + first.toUpperCase() + rest;
    },
  );
}
