import type { Language } from '../../../text/languages';
import type { RuleId } from './rule-ids';
import en from './rule-texts.en.json';
import es from './rule-texts.es.json';
import fr from './rule-texts.fr.json';

/** `{value}` stands for what was measured. */
type RuleTexts = Readonly<Record<RuleId, { readonly title: string; readonly fix: string }>>;

const TEXTS: Readonly<Record<Language, RuleTexts>> = { en, fr, es };

export function renderRuleTexts(rule: RuleId, value: string, language: Language) {
  const { title, fix } = TEXTS[language][rule];
  return { title: title.replace('{value}', () => value.slice(0, 200)), fix };
}
