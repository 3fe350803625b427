import { choices } from '../engine/choices';
import { choiceParam } from '../engine/params';
import { loadLanguageDetector } from '../text/detect-language';
import { isLanguage, LANGUAGES, type Language } from '../text/languages';
import type { Register, Voice } from './fill-line';

/** The parameter of every action that writes. */
export const LANGUAGE_PARAM = choiceParam('language', 'Language', {
  default: 'auto',
  description: 'Language of the result. Your facts are used as you write them, so give them in this language.',
  enum: choices({ auto: 'As in my text', en: 'English', fr: 'Français', es: 'Español' }),
});

export const TONE_PARAM = choiceParam('tone', 'Tone', {
  default: 'professional',
  description: 'Professional says vous in French and usted in Spanish; friendly says tu and tú.',
  enum: choices({ professional: 'Professional', friendly: 'Friendly' }),
});

export type Tone = (typeof TONE_PARAM)['enum'][number]['value'];

export function toRegister(tone: Tone): Register {
  return tone === 'friendly' ? 'familiar' : 'formal';
}

/** The language asked for, or the one that the caller's text is in; English, with a warning, where that is not clear. */
export async function chooseLanguage(
  asked: 'auto' | Language,
  text: string,
  warn: (message: string) => void,
): Promise<Language> {
  if (asked !== 'auto') return asked;
  const detect = await loadLanguageDetector();
  const found = detect(text, LANGUAGES);
  if (isLanguage(found)) return found;
  warn('The language of your text is not clear; the result is in English. Choose a language to change that.');
  return 'en';
}

/** The voice that is asked for; its language may be that of the caller's texts. */
export async function chooseVoice(
  { language, tone }: { readonly language: 'auto' | Language; readonly tone: Tone },
  texts: readonly string[],
  warn: (message: string) => void,
): Promise<Voice> {
  return { language: await chooseLanguage(language, texts.join('. '), warn), register: toRegister(tone) };
}
