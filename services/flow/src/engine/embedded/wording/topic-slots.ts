import type { LanguageForms } from './language-forms';
import type { Phrase } from './phrase';
import { capitalise, type Wording } from './render-line';

/** A pillar as the grammar uses it: alone, with its article, and after "about". */
export function toTopicSlots(
  { text, article }: Pick<Phrase, 'text' | 'article'>,
  forms: LanguageForms,
): Wording['slots'] {
  const topic = forms.topic(text, article);
  return {
    Topic: capitalise(text),
    topic,
    about: forms.about(topic, text, article),
    about_verb: forms.aboutVerb(topic, text, article),
  };
}
