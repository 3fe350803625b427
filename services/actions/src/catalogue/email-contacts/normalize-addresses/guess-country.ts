import { isStreet } from './street-words';

const US = /\b[A-Z]{2}\.?\s+\d{5}(?:-\d{4})?\s*$/;
const GB = /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\s*$/i;
const LETTER = /(?:^|[\s,])(F|D|B|CH|A|L|E|I|MC)-\s?\d{4,5}\b/;

/** The country that the form of an address points to when none is named; null when it may be of several. */
export function guessCountry(lines: readonly string[]): string | null {
  const text = lines.join(', ');
  const letter = LETTER.exec(text)?.[1];
  if (letter)
    return { F: 'FR', D: 'DE', B: 'BE', A: 'AT', L: 'LU', E: 'ES', I: 'IT', CH: 'CH', MC: 'MC' }[letter] ?? null;
  if (US.test(text) && !/\d{5}\s+\p{L}/u.test(text)) return 'US';
  if (GB.test(text)) return 'GB';
  if (!/\b\d{5}\b/.test(text)) return null;
  const candidates = ['FR', 'ES', 'DE', 'IT'].filter((country) =>
    lines.some((line) => isStreet(stripNumber(line), country)),
  );
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

function stripNumber(line: string): string {
  return line.replace(/^[\d\s]+(?:bis|ter)?\s?/i, '');
}
