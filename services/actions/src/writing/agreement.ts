import { foldAccents } from '../text/words';

/** Written with a vowel, spoken with a consonant: "a user", "a one-off". */
const EN_CONSONANT_SOUND = /^(?:uni(?!n|m)|use|usu|usa|uti|ubi|eu|ewe|one\b|once|uk\b|u\.?s\b)/iu;
const EN_SILENT_H = /^(?:hour|honest|honou?r|heir)/iu;
/** Letters whose names begin with a vowel: "an HR team", "an SEO audit". */
const EN_SPELLED_OUT = /^[AEFHILMNORSX](?:[A-Z0-9]|\b)/u;

const FR_MUTE_H =
  /^(?:habi|habil|heb|hect|herm|henri|helen|heur|hist|hiv|homm|homog|hon[no]|hop|hora|horl|hot|hugo|hubert|huil|hum|hyd|hyg|hyp)/u;
const FR_NO_ELISION = /^(?:onz|oui|ouis|yaourt|yacht|yahoo|yoga|uhlan|un\b|huit)/u;

/** "a" or "an", by the sound of the word that follows. */
export function indefiniteArticle(phrase: string): 'a' | 'an' {
  if (/^[A-Z]{2,}\b/u.test(phrase)) return EN_SPELLED_OUT.test(phrase) ? 'an' : 'a';
  if (EN_SILENT_H.test(phrase)) return 'an';
  return /^[aeiou]/iu.test(phrase) && !EN_CONSONANT_SOUND.test(phrase) ? 'an' : 'a';
}

/** Whether French elides before this word: "d'Airbus", "d'Hermès", but "de Huawei", "de onze". */
function isElided(phrase: string): boolean {
  const start = foldAccents(phrase.trimStart()).slice(0, 12);
  if (FR_NO_ELISION.test(start)) return false;
  return start.startsWith('h') ? FR_MUTE_H.test(start) : /^(?:[aeiouœæ]|y(?![aeiou]))/u.test(start);
}

/** "de" with what follows: "d'Orange", "du groupe", "de la SNCF". */
export function withFrenchDe(phrase: string): string {
  if (/^le\s/u.test(phrase)) return `du ${phrase.slice(3)}`;
  if (/^les\s/u.test(phrase)) return `des ${phrase.slice(4)}`;
  return isElided(phrase) ? `d’${phrase}` : `de ${phrase}`;
}

/** "que" with what follows: "qu’Orange", "que vous". */
export function withFrenchQue(phrase: string): string {
  return isElided(phrase) ? `qu’${phrase}` : `que ${phrase}`;
}

/** "de" with what follows: "del equipo", "de Ikea". A name's own article stays: "de El Corte Inglés". */
export function withSpanishDe(phrase: string): string {
  return /^el\s/u.test(phrase) ? `del ${phrase.slice(3)}` : `de ${phrase}`;
}
