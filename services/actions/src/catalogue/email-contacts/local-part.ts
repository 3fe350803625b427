const MAX_OCTETS = 64;

/** `Dot-string` of RFC 5321 with `UTF8-non-ascii` of RFC 6531. */
const DOT_STRING =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~\-\u{80}-\u{10FFFF}]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~\-\u{80}-\u{10FFFF}]+)*$/u;
/** `Quoted-string` of RFC 5321, likewise. */
const QUOTED_STRING = /^"(?:[\x20\x21\x23-\x5B\x5D-\x7E\u{80}-\u{10FFFF}]|\\[\x20-\x7E])*"$/u;
/**
 * Characters of UTF-8 that are no text: controls, noncharacters and halves of surrogate pairs (RFC 5198, section 2; RFC 3629), and
 * the spaces and marks without width that are copied from pages; the joiners belong to words of some scripts.
 */
const NO_TEXT =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;

/** Whether this may stand before the `@` of an SMTP address: at most 64 octets (RFC 5321, section 4.5.3.1.1). */
export function isLocalPart(text: string): boolean {
  if (Buffer.byteLength(text) > MAX_OCTETS || NO_TEXT.test(text)) return false;
  // The grammar of RFC 6531 has no rule on spaces beyond ASCII; they are taken for what ASCII's is: text that needs quotes.
  return QUOTED_STRING.test(text) || (DOT_STRING.test(text) && !/\s/u.test(text));
}
