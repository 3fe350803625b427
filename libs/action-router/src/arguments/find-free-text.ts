const QUOTED = /"([^"]{2,})"|“([^”]{2,})”|«\s*([^»]{2,}?)\s*»/u;
const AFTER_COLON = /:\s+(\S[\s\S]*)$/u;
const SUBJECT = /\b(?:about|regarding|sur|au sujet de|à propos de|sobre|acerca de)\s+(\S[\s\S]*)$/iu;

/** The text that a message is about: what stands in quotes, after a colon, or after "about". Null when nothing marks it. */
export function findFreeText(text: string): string | null {
  const quoted = QUOTED.exec(text);
  const found = quoted?.[1] ?? quoted?.[2] ?? quoted?.[3] ?? AFTER_COLON.exec(text)?.[1] ?? SUBJECT.exec(text)?.[1];
  return found?.trim() ?? null;
}
