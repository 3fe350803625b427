import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };
const MOST = 0x10ffff - SURROGATES.count;

/**
 * Every code point but surrogates: the strings of fast-check's unit "binary", also those that names of properties make dangerous. That
 * unit makes a table of a million characters first, which takes seconds.
 */
const anyCharacter = fc
  .integer({ min: 0, max: MOST })
  .map((index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count), toIndex);

/** Texts of any characters. */
export function anyText(constraints: Omit<fc.StringConstraints, 'unit'> = {}): fc.Arbitrary<string> {
  return fc.string({ ...constraints, unit: anyCharacter });
}

/** For fast-check, which asks whether a text can be made of the characters. */
function toIndex(character: unknown): number {
  const codePoint = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (codePoint === undefined || character !== String.fromCodePoint(codePoint))
    throw new Error('This is not one character.');
  if (codePoint < SURROGATES.first) return codePoint;
  if (codePoint < SURROGATES.first + SURROGATES.count) throw new Error('This is half a character.');
  return codePoint - SURROGATES.count;
}
