import type { Language } from '../../../text/languages';

/** What stands before words that the sender does not want, in text without accents and signs. */
const DENIED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:do not|don't|dont|did not|didn't) (?:want|need|ask for|wish|require|request)|not (?:asking for|looking for|requesting|interested in)|no need (?:for|of|to))(?: to)?(?: a| an| any| the| my| your)? $/u,
  fr: /\b(?:ne |n')(?:veux|voulons|souhaite|souhaitons|demande|demandons|desire|cherche|ai) pas (?:demande |besoin )?(?:a )?(?:de |d'|du |un |une |le |la |l'|etre |me |faire )*$/u,
  es: /\bno (?:quiero|queremos|deseo|pido|busco|necesito|solicito) (?:que me |un |una |el |la |ningun |ninguna )?$/u,
};

/** The first place of a pattern that the sender does not say to be unwanted. */
export function findWanted(pattern: RegExp, text: string, language: Language): RegExpExecArray | null {
  const all = new RegExp(pattern, `${pattern.flags}g`);
  for (const match of text.matchAll(all))
    if (!DENIED[language].test(text.slice(Math.max(0, match.index - LONGEST), match.index))) return match;
  return null;
}

const LONGEST = 60;
