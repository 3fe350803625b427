import type { Language } from '../../../text/languages';
import type { RuleId } from './rule-ids';
import { EN_TEXTS } from './rule-texts.en';
import { ES_TEXTS } from './rule-texts.es';
import { FR_TEXTS } from './rule-texts.fr';

/** `{value}` stands for what was measured. */
export type RuleTexts = Readonly<Record<RuleId, { readonly title: string; readonly fix: string }>>;

const TEXTS: Readonly<Record<Language, RuleTexts>> = { en: EN_TEXTS, fr: FR_TEXTS, es: ES_TEXTS };

export function textsOf(rule: RuleId, value: string, language: Language) {
  const { title, fix } = TEXTS[language][rule];
  return { title: title.replace('{value}', () => value.slice(0, 200)), fix };
}
