import { afterAll, beforeAll, expect, it } from 'vitest';
import { toAsciiDomain } from './ascii-domain';

type Range = readonly [from: number, to: number];

/** RFC 5892, sections 2.4 (ignorable blocks) and 2.9 (old Hangul jamo), which have no Unicode property of their own here. */
const EXCLUDED: readonly Range[] = [
  [0x20d0, 0x20ff],
  [0x1d100, 0x1d1ff],
  [0x1d200, 0x1d24f],
  [0x1100, 0x11ff],
  [0xa960, 0xa97c],
  [0xd7b0, 0xd7fb],
];
/** RFC 5892, section 2.6. Those that depend on their context have tests of their own. */
const EXCEPTIONS = {
  valid: [0xdf, 0x3c2, 0x6fd, 0x6fe, 0xf0b, 0x3007],
  contextual: [0xb7, 0x375, 0x5f3, 0x5f4, 0x30fb, 0x200c, 0x200d],
  disallowed: [0x640, 0x7fa, 0x302e, 0x302f, 0x3031, 0x3032, 0x3033, 0x3034, 0x3035, 0x303b],
};

/** A refused label is an exception of the library: without its stack a million of them take seconds. */
const { stackTraceLimit } = Error;
beforeAll(() => {
  Error.stackTraceLimit = 0;
});
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit;
});

it('takes the letters, marks and digits that RFC 5892 derives from Unicode, and no other code point', () => {
  const different: string[] = [];
  for (let codePoint = 0x80; codePoint <= 0x10ffff; codePoint++) {
    if (EXCEPTIONS.contextual.includes(codePoint)) continue;
    const character = String.fromCodePoint(codePoint);
    // Unassigned and private: a sample.
    if (/[\p{Cn}\p{Co}]/u.test(character) && codePoint % 16 !== 0) continue;
    if (isAccepted(character) !== isDerived(character, codePoint)) different.push(codePoint.toString(16));
  }
  expect(different).toEqual([]);
}, 60_000);

/** A mark cannot come first, and RFC 5893 wants each direction's letters beside their own kind. */
function isAccepted(character: string): boolean {
  return [`a${character}.com`, `\u05D0${character}.com`].some((domain) => toAsciiDomain(domain) !== null);
}

/** RFC 5892, section 3, with the Unicode properties of the engine. */
function isDerived(character: string, codePoint: number): boolean {
  if (EXCEPTIONS.valid.includes(codePoint)) return true;
  if (EXCEPTIONS.disallowed.includes(codePoint)) return false;
  return (
    /^[\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}]$/u.test(character) &&
    !/[\p{Changes_When_NFKC_Casefolded}\p{Default_Ignorable_Code_Point}\p{White_Space}]/u.test(character) &&
    !EXCLUDED.some(([from, to]) => codePoint >= from && codePoint <= to)
  );
}
