import type { Language } from '../../../text/languages';

/** What somebody expected, in words that also say that they waited: "je m'attendais à mieux", "esperaba más", "can't wait to go back". */
const EXPECTATIONS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:can(?:['’]t|not)|couldn['’]t) wait\b/giu,
  fr: /(?<!\p{L})(?:[mts]['’]attend\p{L}*|(?:nous nous|vous vous) attend\p{L}+|comme attendu)/giu,
  es: /(?<!\p{L})(?:(?:lo|como) (?:que )?(?:me |nos )?esper\p{L}+|(?:me |nos )?esper[aá]b\p{L}+(?= (?:m[aá]s|menos|mejor|peor|algo|otr[oa]|que|un(?! hora)|una(?! hora))(?!\p{L}|\s+de (?:una|media|\d))))/giu,
};

/** The text with spaces in place of such words, so that the places of the others stay. */
export function blankExpectations(text: string, language: Language): string {
  return text.replace(EXPECTATIONS[language], (found) => ' '.repeat(found.length));
}
