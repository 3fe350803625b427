import { spokenLanguage, type SpokenLanguage } from '../spoken-language';

type Unit = 'second' | 'minute' | 'hour';

/** Shorter waits, in seconds, are over before the sentence is read. */
const SHORTEST_WAIT = 10;
/** A day, in seconds: longer waits are not of this product. */
const LONGEST_WAIT = 86_400;

/**
 * 'Try again in 30 seconds.', in the page's language; from 90 seconds on in minutes, from 90 minutes on in hours, rounded up.
 * Undefined for waits under 10 seconds or over a day.
 */
export function retryAfterText(
  seconds: number | undefined,
  language: string = document.documentElement.lang,
): string | undefined {
  if (seconds === undefined || seconds < SHORTEST_WAIT || seconds > LONGEST_WAIT) return undefined;
  const spoken = spokenLanguage(language);
  const [amount, unit] = inUnit(seconds);
  return sentences[spoken](amount.toLocaleString(spoken, { style: 'unit', unit, unitDisplay: 'long' }));
}

function inUnit(seconds: number): [number, Unit] {
  if (seconds < 90) return [seconds, 'second'];
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
}

const sentences: Record<SpokenLanguage, (duration: string) => string> = {
  en: (duration) => `Try again in ${duration}.`,
  fr: (duration) => `Nouvel essai possible dans ${duration}.`,
  es: (duration) => `Vuelve a intentarlo en ${duration}.`,
};
